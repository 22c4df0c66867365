"""What a client may ask about a step without taking it."""

from igroteka.core.errors import IllegalStep, NotationError
from igroteka.core.state import State
from igroteka.server.protocol.commands import Preview, Why
from igroteka.server.protocol.messages import Because, Foreseen
from igroteka.server.protocol.refusal import Refusal
from igroteka.server.table.table import Table


def why(table: Table, question: Why) -> Because:
    """The clause that forbids the step now; none, if it is legal."""
    try:
        reason = state_of(table).why_not(question.a)
    except NotationError:
        raise Refusal("unknown-step") from None
    if reason is None:
        return Because(id=question.id)
    return Because(id=question.id, clause=reason.clause, parameters=reason.parameters)


def preview(table: Table, question: Preview) -> Foreseen:
    """What the step would do, if it is legal."""
    state = state_of(table)
    try:
        return Foreseen(id=question.id, outcomes=state.preview(state.parse(question.a)))
    except NotationError:
        raise Refusal("unknown-step") from None
    except IllegalStep as error:
        reason = error.parameters["reason"]
        raise Refusal("illegal", clause=reason.clause, parameters=reason.parameters) from None


def state_of(table: Table) -> State:
    if table.match is None:
        raise Refusal("not-begun")
    return table.match.state
