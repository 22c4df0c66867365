"""The totals of Мазайцы: what became of the hares, and how far the boats were carried."""

from igroteka.core.totals import Counted, TotalForm
from igroteka.games.mazaitsy.language import LANGUAGE, Happened, Phase


def events(happened: Happened, hole: str | None = None, seat: str | None = "seat") -> Counted:
    return Counted(LANGUAGE.events[happened].pattern, hole, seat)


TOTALS = (
    TotalForm("hares taken", "зайцев взято", (events(Happened.TOOK),)),
    TotalForm("hares brought ashore", "зайцев высажено на берег", (events(Happened.DROPPED),)),
    TotalForm("hares stolen", "зайцев украдено", (events(Happened.STOLE),)),
    TotalForm("hares lost to thieves", "зайцев отняли воры", (events(Happened.STOLE, seat="other"),)),
    TotalForm(
        "hares handed to the partner",
        "зайцев отдано партнёру",
        (events(Happened.GAVE), events(Happened.GOT, seat="other")),
    ),
    TotalForm(
        "hares lost to own swamps", "зайцев поглотили свои Болота", (events(Happened.SWALLOWED, "tokens", None),)
    ),
    TotalForm(
        "hares lost to own whirlpools",
        "зайцев унесли свои Водовороты",
        (events(Happened.WHIRLED_AWAY, "tokens", None),),
    ),
    TotalForm(
        "longest chain of effects",
        "самая длинная цепочка событий",
        tuple(map(events, (Happened.DRIFTED, Happened.BLOCKED, Happened.STOPPED, Happened.PULLED))),
        keeps="most",
        # hares may be taken on the way, and of two funnels one is chosen
        through=(Phase.GRAB.name.lower(), Phase.FUNNEL.name.lower()),
    ),
)
