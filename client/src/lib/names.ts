// Names of people and bots in the user's language.

import { faceOf } from "../games";
import type { ChatLine, Header } from "../generated/wire";
import { has, say, text } from "./words.svelte";

export const botName = (bot: string): string => (has(`page-bot-name-${bot}`) ? say(`page-bot-name-${bot}`) : bot);
export const botWords = (bot: string): string => (has(`page-bot-${bot}`) ? say(`page-bot-${bot}`) : "");

/** Who said something in the chat. */
export const speaker = (line: ChatLine): string => line.name || say("page-called-guest");

/** Everybody who has a score: the players at the table, and the opponent in a solo game. */
export const scorers = (table: Header): string[] => table.scores.map((_, seat) => (table.seats[seat] ? text(table.seats[seat].name) : (faceOf(table.game).rival?.() ?? "")));

/** A part of the game by the game's own name: a year, a round. */
export const periodName = (game: string, number: number): string => say(has(`${game}-period`) ? `${game}-period` : "chart-period", { number });
/** A part of the game as a letter and a number. */
export const periodShort = (game: string, number: number): string => say(has(`${game}-period-short`) ? `${game}-period-short` : "chart-short", { number });
