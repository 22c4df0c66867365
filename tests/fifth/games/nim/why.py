"""Which clause of Nim forbids a step."""

from typing import Any

from igroteka.core.clause import Bar
from igroteka.core.language import Step

from .language import Phase
from .rules import Fields, most_to_take


def over(state: Fields, step: Step) -> dict[str, Any] | None:
    """NI-4"""
    return {} if state.phase == Phase.OVER else None


def out_of_order(state: Fields, step: Step) -> dict[str, Any] | None:
    """NI-2"""
    return None if state.phase in step.form.phases else {}


def too_many(state: Fields, step: Step) -> dict[str, Any] | None:
    """NI-3"""
    return {"most": most_to_take(state)} if step.verb == "take" and step["matches"] >= most_to_take(state) else None


BARS = (Bar("NI-4", over), Bar("NI-2", out_of_order), Bar("NI-3", too_many))
