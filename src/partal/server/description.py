"""How the OpenAPI schema describes a message; the framework by itself would allow any value."""

from __future__ import annotations

from typing import Any

from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from partal.core.message import Message


class MessageSchema(OpenAPISchemaPlugin):
    """A message is a list: the key of its text, the values in it, and the clause it follows."""

    @staticmethod
    def is_plugin_supported_type(value: object) -> bool:
        return value is Message

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        return Schema(
            type=OpenAPIType.ARRAY,
            description=self.__doc__,
            items=Schema(any_of=[Schema(type=OpenAPIType.STRING), Schema(type=OpenAPIType.OBJECT)]),
            min_items=3,
            max_items=3,
        )
