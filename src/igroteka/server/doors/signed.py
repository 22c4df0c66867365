"""Values that the server signs and reads again. Each kind has a purpose of its own, so that none passes for another."""

import hashlib

from itsdangerous import BadData, URLSafeSerializer

MOST_TEXT = 1_000
"""Characters of a cookie or a token; longer ones are not ours."""


def signer(key: bytes, purpose: str) -> URLSafeSerializer:
    return URLSafeSerializer(key, salt=purpose, signer_kwargs={"digest_method": hashlib.sha256})


def loaded(serializer: URLSafeSerializer, text: str | None) -> object:
    """The signed value; None if this server did not sign it for this purpose."""
    if text is None or len(text) > MOST_TEXT:
        return None
    try:
        return serializer.loads(text)
    except BadData:
        return None
