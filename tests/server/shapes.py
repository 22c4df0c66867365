"""Any value of a type that msgspec knows, for hypothesis."""

from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect as shapes

FAR = 2**53  # whole numbers that every reader of JSON keeps exactly

plain_json = st.recursive(
    st.none() | st.booleans() | st.integers(-FAR, FAR) | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


def values(shape: Any) -> st.SearchStrategy[Any]:
    match shape:
        case shapes.StructType(cls, fields):
            return st.builds(cls, **{field.name: values(field.type) for field in fields})
        case shapes.UnionType(types):
            return st.one_of([values(one) for one in types])
        case shapes.Metadata(inner):
            return values(inner)
        case shapes.LiteralType(literals):
            return st.sampled_from(literals)
        case shapes.ListType(item):
            return st.lists(values(item), max_size=4)
        case shapes.VarTupleType(item):
            return st.lists(values(item), max_size=4).map(tuple)
        case shapes.DictType(key, value):
            return st.dictionaries(values(key), values(value), max_size=4)
        case shapes.IntType():
            return st.integers(-FAR if shape.ge is None else shape.ge, FAR if shape.le is None else shape.le)
        case shapes.StrType():
            return texts(shape)
        case _:
            return PLAIN[type(shape)]


def texts(shape: shapes.StrType) -> st.SearchStrategy[str]:
    if shape.pattern is not None:
        return st.from_regex(shape.pattern, fullmatch=True)
    return st.text(min_size=shape.min_length or 0, max_size=shape.max_length or 99)


PLAIN: dict[type, st.SearchStrategy[Any]] = {
    shapes.FloatType: st.floats(allow_nan=False, allow_infinity=False),
    shapes.BoolType: st.booleans(),
    shapes.NoneType: st.none(),
    shapes.AnyType: plain_json,
    shapes.RawType: plain_json.map(lambda value: msgspec.Raw(msgspec.json.encode(value))),
}


def instances(of: Any) -> st.SearchStrategy[Any]:
    """Of a struct, or of any struct of a union."""
    return values(shapes.type_info(of))
