"""Close codes: why a connection is closed, as browsers report it to their pages."""

from enum import IntEnum


class Close(IntEnum):
    NOT_TEXT = 1003
    NO_UTF8 = 1007
    TOO_LARGE = 1009
    TROUBLE = 1011
    STOPPING = 1012
    NOT_READY = 1013
    SLOW = 4008
    MALFORMED = 4400
    NOT_WELCOME = 4403
    NO_TABLE = 4404
    SILENT = 4408
    FROZEN = 4423
    VERSION = 4426
    TOO_FAST = 4429
