// Which lessons somebody has done, kept in this browser; and which one comes next.

import type { LessonTitle } from "../generated/wire";
import { remember, remembered } from "./remembered";

const isList = (value: unknown): value is string[] => Array.isArray(value) && value.every((one) => typeof one === "string");
const name = (game: string): string => `lessons-${game}`;

export const done = (game: string): string[] => remembered(name(game), isList) ?? [];

export function noteDone(game: string, lesson: string): void {
  const known = done(game);
  if (!known.includes(lesson)) remember(name(game), [...known, lesson]);
}

/** The lesson after this one; undefined after the last. */
export const following = (lessons: LessonTitle[], lesson: string): LessonTitle | undefined => lessons[lessons.findIndex((one) => one.id === lesson) + 1];

/** The first lesson that has not been done; undefined if all have. */
export const nextOpen = (lessons: LessonTitle[], known: string[]): LessonTitle | undefined => lessons.find((one) => !known.includes(one.id));

export const addressOf = (game: string, lesson: string): string => `/learn/${game}/${lesson}`;
