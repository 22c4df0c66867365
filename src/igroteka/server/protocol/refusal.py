"""Why a request is refused: a code of a closed set, with parameters. The client has the sentences."""

from typing import Any, Literal, get_args

Code = Literal[
    "stale",  # the sender has not seen what happened meanwhile
    "not-yours",  # the seat is somebody else's, or nobody's
    "not-your-turn",
    "illegal",  # with the clause and its parameters
    "unknown-step",
    "taken",  # the seat has its player
    "no-such-seat",
    "look-taken",  # another person has it
    "no-such-look",
    "no-such-bot",
    "begun",  # too late: the match has begun
    "not-begun",
    "sealed",  # too late: nothing more is added to the dice of this match
    "over",
    "seats-open",  # the match cannot begin while seats wait for players
    "host-only",  # in a rematch, and if the host holds no seat, also for those who hold one
    "present",  # the seat's player is there, and does not need a bot
    "just-left",  # the seat's player may come back; with the seconds until others may let a bot play
    "locked",  # the host lets nobody new in
    "removed",  # the host has sent this person away
    "one-seat",  # at a public table a person takes one seat, unless the host allows more
    "ask-first",  # in a match the host approves who takes a bot's seat
    "turned-away",  # the host has said no
    "no-guest",  # nobody holds the seat, or the host
    "racing",  # during live play nothing is taken back, and the match is not ended
    "nothing-to-undo",
    "nothing-asked",
    "takebacks",  # too many in a row, or requests, while the match gets no further
    "log-long",  # so much has happened at the table that only the match goes on
    "log-full",  # and now not even that
    "asked-already",  # somebody else asks for something, and has no answer yet
    "no-call",  # no word can be called now
    "unknown-wish",
    "paused",  # the store fails just now
    "no-hints",  # several people play, and the host has not allowed hints
    "no-hint",  # the bots have found none, or are still being prepared
    "no-pick",  # no chair can be picked now, or not this one
    "bad-name",
    "bad-option",
    "bad-seats",  # not as many as there are players, or one is for a person and for a bot
    "no-calm",  # this game has no calm mode
    "no-such-game",
    "no-such-table",
    "no-such-page",
    "frozen",  # this version cannot read the table's log to its end; with the first unreadable entry, and why
    "not-over",
    "malformed",  # not a message of the closed set, or a body of another shape
    "too-large",
    "too-fast",  # wait a little
    "version",  # of the protocol: not supported here
    "origin",  # the request comes from a page of another server
    "bad-token",
    "bad-record",  # with the line
    "not-ready",  # the rules are still being compiled
    "trouble",  # an error of the server; it has been logged
]
CODES: tuple[Code, ...] = get_args(Code)


class Refusal(Exception):
    """Nothing has changed."""

    def __init__(self, code: Code, **parameters: Any) -> None:
        super().__init__(code, parameters)
        self.code: Code = code
        self.parameters = parameters
