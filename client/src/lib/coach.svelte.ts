// The coach: a switch of one's own, kept in this browser; what it says is asked for when a turn is over, and by hand before one.

import { api, reason } from "./api";
import { remember, remembered } from "./remembered";
import type { Coached, Message, WholeFrame } from "../generated/wire";

const isYes = (value: unknown): value is boolean => typeof value === "boolean";
const isCount = (value: unknown): value is number => typeof value === "number";
const switchOf = (game: string): string => `coach-${game}`;
const beginnerOf = (game: string): string => `beginner-${game}`;
const playedOf = (game: string): string => `played-${game}`;
const formOf = (game: string): string => `coach-form-${game}`;

/** Somebody says that they are new to a game, or not; or has done all of its lessons: the coach is on in their first game. */
export const noteBeginner = (game: string, yes: boolean): void => remember(beginnerOf(game), yes);

export const isBeginner = (game: string): boolean => remembered(beginnerOf(game), isYes) ?? false;

/** Without a choice of their own: beginners have a coach until they have played a whole game. */
const usual = (game: string): boolean => isBeginner(game) && !remembered(playedOf(game), isYes);

/** What it said last, for the table on which one tries something else. */
let last: { text: Message | null; better: string[] } = { text: null, better: [] };
export const lastSaid = (): typeof last => last;

export const addressOfTry = (table: string, seat: number, turn: number): string => `/try/${table}/${seat}/${turn}`;

export class Coaching {
  on = $state(false);
  thinking = $state(false);
  said = $state.raw<Coached | null>(null);
  problem = $state.raw<Message | null>(null);
  #game = "";
  #asked = 0;
  /** The last turn about which it was asked. */
  #turn = 0;

  begin(game: string): void {
    if (this.#game === game) return;
    this.#game = game;
    this.on = remembered(switchOf(game), isYes) ?? usual(game);
  }

  prefer(on: boolean): void {
    this.on = on;
    remember(switchOf(this.#game), on);
    if (!on) this.clear();
  }

  clear(): void {
    this.#asked += 1;
    this.thinking = false;
    this.said = null;
    this.problem = null;
  }

  /** A frame follows another: if a turn of this seat has ended, the coach is asked what it thinks of it. */
  hear(table: string, before: WholeFrame | null, next: WholeFrame): void {
    this.begin(next.header.game);
    if (next.standings && next.seat !== null && before && !before.standings) remember(playedOf(this.#game), true);
    if (!this.on || !before || before.seat !== next.seat || next.seat === null || !next.header.coach.speaks) return;
    if (next.events.length < before.events.length) {
      // Something has been taken back.
      this.#turn = 0;
      this.clear();
      return;
    }
    const asked = before.question?.mine && next.number !== before.number;
    if (asked && (!next.question?.mine || (next.question.turn && next.events.length > before.events.length))) void this.#lookBack(table, next.seat);
    // What matters now was about the question that has been answered.
    else if (asked && this.said?.turn === 0) this.clear();
  }

  async #lookBack(table: string, seat: number): Promise<void> {
    this.clear();
    const mine = this.#asked;
    try {
      const found = await api.coachTurn(table, seat, remembered(formOf(this.#game), isCount) ?? 0);
      if (found.turn === this.#turn || mine !== this.#asked) return;
      this.#turn = found.turn;
      remember(formOf(this.#game), found.form);
      if (found.text) this.#say(found);
    } catch {
      // It has nothing to say then; nobody has asked it.
    }
  }

  /** What matters now, if somebody wants to know. */
  async ask(table: string, seat: number): Promise<void> {
    if (this.thinking) return;
    this.clear();
    const mine = this.#asked;
    this.thinking = true;
    try {
      const found = await api.coachNow(table, seat);
      if (mine === this.#asked) this.#say({ ...found, text: found.text ?? ["coach-nothing", {}, ""] });
    } catch (error) {
      if (mine === this.#asked) this.problem = reason(error);
    } finally {
      if (mine === this.#asked) this.thinking = false;
    }
  }

  #say(found: Coached): void {
    this.said = found;
    last = { text: found.text, better: found.better };
  }
}
