"""Questions that wait for a worker. Addresses take turns, and so do the people behind one address."""

import asyncio
from collections import deque

from igroteka.server.bots.questions import BotAnswer, BotQuestion
from igroteka.server.bots.rotation import Rotation
from igroteka.server.ports import Asker


class Waiting:
    """A question, who asks it, and the answer when it comes. Nobody waits for it any more if that is cancelled."""

    def __init__(self, asker: Asker, question: BotQuestion) -> None:
        self.asker, self.question = asker, question
        self.answer: asyncio.Future[BotAnswer] = asyncio.get_running_loop().create_future()

    def settle(self, answer: BotAnswer) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, why: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(why)


class FairQueue:
    """Whoever has not been served for longest comes first. So nobody waits longer because somebody else asks a lot, at
    however many tables and under however many names.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str, deque[Waiting]]] = {}
        """By address and person."""
        self.addresses, self.people = Rotation(), Rotation()

    def __bool__(self) -> bool:
        return bool(self.waiting)

    def put(self, one: Waiting) -> None:
        people = self.waiting.setdefault(one.asker.address, {})
        people.setdefault(one.asker.person, deque()).append(one)

    def take(self) -> Waiting:
        """The next question. There is one."""
        address = self.addresses.next(self.waiting)
        person = self.people.next(self.waiting[address])
        self.addresses.note(address)
        self.people.note(person)
        one = self.waiting[address][person][0]
        self.drop(one)
        return one

    def drop(self, one: Waiting) -> None:
        """Takes a question out that waits."""
        people = self.waiting[one.asker.address]
        questions = people[one.asker.person]
        questions.remove(one)
        if not questions:
            del people[one.asker.person]
        if not people:
            del self.waiting[one.asker.address]
