"""What was wrong with a request."""

from __future__ import annotations

from pydantic import BaseModel, Field


class Problem(BaseModel):
    """What was wrong, as RFC 9457 writes it (`application/problem+json`)."""

    type: str = Field(default="about:blank", description="Always `about:blank`: `key` tells problems apart.")
    title: str = Field(description="What the status is called.", examples=["Conflict"])
    status: int = Field(description="The status of the answer.", examples=[409])
    kind: str = Field(description="The kind of the mistake.", examples=["Stale"])
    key: str = Field(description="The key of the sentence, the same in every language.", examples=["store.stale"])
    detail: str = Field(description="What was wrong and what to do about it, in a sentence.")
    problems: list[str] = Field(default=[], description="Each of several problems; empty where there is one.")
