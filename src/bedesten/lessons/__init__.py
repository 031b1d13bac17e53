"""Lessons: short positions on the real engine, each with something to try; a contributor can write one as a file.

>>> from bedesten.lessons import LessonRun, lesson_of
>>> run = LessonRun(lesson_of("base-1"))
>>> run.step.id
'load'
>>> for words in ("go 2", "leave", "fill"):
...     run.play(words)
>>> run.reply.kind, run.step.id
('done', 'sell')

`docs/lessons.md` has the format of a lesson's file.
"""

from __future__ import annotations

from bedesten.lessons.lesson import LANGUAGES, Lesson, LessonError, LessonReply, LessonStep
from bedesten.lessons.library import lesson_of, lessons, usual_replies
from bedesten.lessons.run import Frame, LessonRun, Reply

__all__ = [
    "LANGUAGES",
    "Frame",
    "Lesson",
    "LessonError",
    "LessonReply",
    "LessonRun",
    "LessonStep",
    "Reply",
    "lesson_of",
    "lessons",
    "usual_replies",
]
