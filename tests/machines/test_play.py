"""A machine that plays matches of every game in every way it can think of, and checks what must always hold."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import igroteka
from igroteka.core.dice import Dice
from igroteka.core.errors import IllegalStep, NotationError, NothingToUndo, NotYourTurn
from igroteka.games import NAMES
from tests.every_game import check_invariants, choices, every_option


@st.composite
def matches(draw: st.DrawFn) -> igroteka.Match:
    name = draw(st.sampled_from(NAMES))
    options = draw(st.sampled_from(every_option(igroteka.game(name))))
    return igroteka.Match(name, **options)


class Play(RuleBasedStateMachine):
    match: igroteka.Match

    @initialize(match=matches())
    def sit_down(self, match: igroteka.Match) -> None:
        self.match = match

    @precondition(lambda self: not self.match.is_over)
    @rule(data=st.data())
    def take_a_step(self, data: st.DataObject) -> None:
        state = self.match.state
        text = state.text(data.draw(st.sampled_from(choices(state))))
        steps = len(self.match.steps)
        played = self.match.play(state.actor, text)
        assert played.text == text
        assert len(self.match.steps) == steps + 1

    @precondition(lambda self: not self.match.is_over)
    @rule(seed=st.integers(0, 2**32), turns=st.integers(1, 60))
    def play_on_at_random(self, seed: int, turns: int) -> None:
        dice = Dice(seed)
        for _ in range(turns):
            self.match.draw(dice)
            if self.match.is_over:
                break
            steps = self.match.state.legal()
            self.match.play(self.match.state.actor, self.match.state.text(steps[dice.randrange(len(steps))]))

    @rule(data=st.data())
    def try_anything(self, data: st.DataObject) -> None:
        state = self.match.state
        text = data.draw(st.sampled_from(self.match.game.texts) | st.text(max_size=12))
        before = (state.key(), list(self.match.entries))
        try:
            allowed = self.match.game.parse(text) in choices(state)
        except NotationError:
            with pytest.raises(NotationError):
                self.match.play(state.actor, text)
        else:
            if allowed:
                return
            with pytest.raises(IllegalStep):
                self.match.play(state.actor, text)
        assert (self.match.state.key(), self.match.entries) == before

    @precondition(lambda self: not self.match.is_over)
    @rule(wrong=st.integers(-4, 8))
    def act_out_of_turn(self, wrong: int) -> None:
        state = self.match.state
        if wrong == state.actor:
            return
        before = (state.key(), list(self.match.entries))
        with pytest.raises(NotYourTurn):
            self.match.play(wrong, state.text(choices(state)[0]))
        assert (self.match.state.key(), self.match.entries) == before

    @rule(to=st.integers(-1, 200))
    def take_back(self, to: int) -> None:
        steps = list(self.match.steps)
        if not 0 <= to < len(steps):
            with pytest.raises(NothingToUndo):
                self.match.undo(to)
            assert self.match.steps == steps
        else:
            self.match.undo(to)
            assert self.match.steps == steps[:to]

    @invariant()
    def the_state_is_the_fold_of_its_steps(self) -> None:
        if not hasattr(self, "match"):
            return
        state = self.match.game.start(self.match.options)
        for step in self.match.steps:
            state.apply(step)
        assert state.key() == self.match.state.key()
        check_invariants(state)

    @invariant()
    def the_record_tells_it_all(self) -> None:
        if not hasattr(self, "match"):
            return
        record = igroteka.Record.read(self.match.record.text())
        assert record == self.match.record
        again = igroteka.Match.replay(record)
        assert again.state.key() == self.match.state.key()
        assert (again.steps, again.actors, again.entries) == (
            self.match.steps,
            self.match.actors,
            self.match.entries,
        )


TestPlay = Play.TestCase
TestPlay.settings = settings(max_examples=40, stateful_step_count=20)
