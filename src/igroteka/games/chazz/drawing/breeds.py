"""Eight cats that are told apart by their outline alone: the same ones as in the browser.

Each is drawn in a box of 120 × 100: walking to the right with its feet at 92, and sitting, seen from the front.
"""

from typing import NamedTuple


class Walking(NamedTuple):
    body: str
    head: tuple[float, float, float]
    """Its middle, and its radius."""
    legs: tuple[float, float, tuple[float, ...]]
    """Where they begin, how wide they are, and where each stands."""
    ears: str
    tail: tuple[str, float, str | None]
    """A line, its width and, of a bushy one, its outline."""


class Sitting(NamedTuple):
    body: str
    head: tuple[float, float]
    ear: str
    """One, which is mirrored."""
    tail: str


class Breed(NamedTuple):
    walking: Walking
    sitting: Sitting
    ruff: int = 0
    """Tufts of fur that stand out around the head."""


SIAMESE = Breed(  # long legs, pointed ears, a thin tail with a hook
    Walking(
        "M24 54C26 44 40 43 56 45C74 46 84 42 88 48C90 58 80 66 58 65C40 67 24 66 24 54Z",
        (93, 37, 12.5),
        (56, 6.5, (31, 39, 74, 81)),
        "M-11 -5L-12 -25L-1 -11ZM2 -11L12 -24L11 -3Z",
        ("M27 50C12 46 8 28 14 12C17 4 26 8 22 15", 5, None),
    ),
    Sitting(
        "M40 92C34 64 46 48 60 48C74 48 86 64 80 92C74 96 46 96 40 92Z",
        (36, 15),
        "M3 -12L16 -32L14 -4Z",
        "M79 88C98 92 104 76 96 62C92 55 102 52 104 58",
    ),
)
PERSIAN = Breed(  # all fur, short legs, hardly any ears
    Walking(
        "M22 56C18 44 28 36 36 37C42 29 52 33 56 36C64 29 76 33 78 39C90 40 92 54 87 60"
        "C88 72 76 76 70 74C62 80 50 80 46 75C36 78 24 72 24 64Z",
        (88, 45, 18),
        (68, 11, (34, 46, 68, 79)),
        "M-13 -11Q-13 -21 -4 -17ZM3 -18Q11 -22 13 -12Z",
        (
            "M26 52C14 46 12 36 14 26",
            20,
            "M30 60C14 62 4 46 6 32C2 24 8 10 16 12C24 8 30 20 26 28C32 36 26 44 34 48Z",
        ),
    ),
    Sitting(
        "M28 92C20 78 26 62 34 60C38 48 52 44 60 46C70 44 84 50 86 60C96 64 98 80 92 92C82 98 38 98 28 92Z",
        (42, 22),
        "M8 -19Q20 -30 19 -11Z",
        "M90 90C110 88 110 68 100 64",
    ),
    ruff=11,
)
BOBTAIL = Breed(  # round all over, with a tuft for a tail
    Walking(
        "M28 57C28 40 42 36 56 36C74 36 86 44 86 57C86 72 74 77 56 77C40 77 28 73 28 57Z",
        (87, 40, 16.5),
        (64, 9.5, (36, 46, 70, 79)),
        "M-14 -7L-14 -23L-3 -15ZM3 -16L13 -23L14 -7Z",
        ("M29 48L24 42", 8, "M30 52C20 52 14 46 18 41C13 36 18 30 23 32C25 26 33 28 33 33C39 36 38 50 30 52Z"),
    ),
    Sitting(
        "M30 92C22 66 40 50 60 50C80 50 98 66 90 92C80 98 40 98 30 92Z",
        (40, 20),
        "M5 -18L17 -29L19 -8Z",
        "M88 86L94 82",
    ),
)
MAINE_COON = Breed(  # large, a ruff, a brush of a tail
    Walking(
        "M20 54C20 38 38 35 56 37C74 35 88 40 90 54C90 68 80 70 78 76L72 70L66 77L60 71C40 75 20 72 20 54Z",
        (92, 38, 15.5),
        (62, 10, (30, 41, 73, 82)),
        "M-13 -6L-14 -33L-1 -14ZM3 -14L17 -32L14 -4Z",
        (
            "M24 48C12 40 10 28 16 14",
            16,
            "M28 58C10 54 2 38 6 24C6 14 14 4 20 2C20 8 28 10 28 20C32 28 26 38 34 46Z",
        ),
    ),
    Sitting(
        "M32 92C26 64 42 46 60 46C78 46 94 64 88 92L78 95L72 90L66 96L60 91L54 96L48 90L42 95Z",
        (38, 18.5),
        "M4 -16L17 -33L18 -6Z",
        "M88 90C112 92 112 66 100 56",
    ),
    ruff=7,
)
SPHYNX = Breed(  # bony, bat's ears, a tail like a whip
    Walking(
        "M26 58C26 48 34 40 46 46C58 50 68 40 80 44C90 48 88 60 78 63C66 66 60 60 50 66C38 72 26 70 26 58Z",
        (92, 36, 12),
        (57, 5.5, (32, 41, 74, 81)),
        "M-11 -3L-22 -27L0 -12ZM0 -12L19 -30L12 -2Z",
        ("M28 54C10 54 22 36 10 30C0 24 14 8 8 4", 3.6, None),
    ),
    Sitting(
        "M42 92C40 76 48 70 46 60C48 50 54 48 60 48C66 48 72 50 74 60C72 70 80 76 78 92C70 96 50 96 42 92Z",
        (36, 14.5),
        "M1 -13L26 -35L14 -2Z",
        "M78 90C98 94 92 76 100 72C108 68 100 58 104 52",
    ),
)
FOLD = Breed(  # a ball of a head without points, a tail like a question mark
    Walking(
        "M26 56C26 42 40 38 56 39C76 38 88 44 88 56C88 70 74 74 56 74C38 74 26 70 26 56Z",
        (86, 42, 19),
        (64, 9, (34, 45, 68, 78)),
        "M-17 -8Q-14 -19 -5 -17Q-8 -11 -13 -7ZM5 -17Q14 -19 17 -8Q10 -9 5 -17Z",
        ("M28 52C8 52 8 36 18 32C29 28 28 12 14 13", 7.5, None),
    ),
    Sitting(
        "M34 92C28 66 42 48 60 48C78 48 92 66 86 92C78 97 42 97 34 92Z",
        (40, 22),
        "M7 -20Q19 -22 21 -7Q12 -9 7 -20Z",
        "M86 88C108 88 108 72 98 68C88 64 94 50 104 54",
    ),
)
MUNCHKIN = Breed(  # low and long, a tail like a mast
    Walking(
        "M14 68C14 56 26 54 52 55C80 53 94 56 94 68C94 80 82 83 54 83C28 83 14 80 14 68Z",
        (95, 52, 15),
        (76, 9, (24, 35, 74, 85)),
        "M-13 -6L-14 -22L-3 -13ZM2 -14L12 -22L13 -5Z",
        ("M18 62C14 50 15 36 17 20", 6.5, None),
    ),
    Sitting(
        "M26 92C22 76 40 62 60 62C80 62 98 76 94 92C84 98 36 98 26 92Z",
        (50, 18),
        "M4 -16L16 -28L17 -7Z",
        "M92 88C104 82 104 60 102 44",
    ),
)
ALLEY_CAT = Breed(  # thick neck, a notch in one ear, a tail that was broken twice
    Walking(
        "M26 56C26 42 42 40 56 41C70 38 76 30 90 34C98 44 92 64 84 70C74 75 40 75 30 69C26 66 26 60 26 56Z",
        (92, 38, 15.5),
        (62, 8.5, (34, 44, 72, 82)),
        "M-14 -6L-15 -22L-9 -17L-8 -23L-2 -14ZM3 -15L14 -21L14 -4Z",
        ("M30 50L15 40L25 26L11 12", 7, None),
    ),
    Sitting(
        "M34 92C30 72 38 56 42 46L78 46C82 56 90 72 86 92C78 97 42 97 34 92Z",
        (37, 19),
        "M5 -17L18 -29L19 -6Z",
        "M86 88L102 84L96 72L108 62",
    ),
)

BREEDS = (SIAMESE, PERSIAN, BOBTAIL, MAINE_COON, SPHYNX, FOLD, MUNCHKIN, ALLEY_CAT)
"""[seat]"""
