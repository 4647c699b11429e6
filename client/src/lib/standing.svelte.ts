// How the table at hand stands: who is ahead in what, and what every year or round has brought. The server reckons it by
// the rules, from what everybody sees; it is asked again when the table has changed.

import { api } from "./api";
import type { Contest, Outlook, Summary } from "../generated/wire";

/** Milliseconds of quiet after a change, so that a row of bots' answers asks once. */
const QUIET = 400;

export class Standing {
  outlook = $state.raw<Outlook | null>(null);
  summaries = $state.raw<Summary[]>([]);
  /** Whether a year or round has just ended: its summary is shown until it is clicked away. */
  ended = $state(false);
  #table = "";
  #wanted = 0;
  #timer = 0;

  /** The table has changed, or it is another one. */
  ask(table: string): void {
    if (table !== this.#table) this.forget();
    this.#table = table;
    const mine = ++this.#wanted;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(
      () => void api.outlook(table).then((found) => mine === this.#wanted && this.#take(found)).catch(() => {}),
      this.outlook ? QUIET : 0,
    );
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#wanted++;
    this.#table = "";
    this.outlook = null;
    this.summaries = [];
    this.ended = false;
  }

  /** What this player leads in, alone or with others. */
  led(player: number): Contest[] {
    return this.outlook?.contests.filter((contest) => contest.leaders.includes(player)) ?? [];
  }

  #take(found: Outlook): void {
    const before = this.outlook;
    this.outlook = found;
    if (found.closed === (before?.closed ?? 0)) return;
    const table = this.#table;
    void api
      .summaries(table)
      .then((told) => {
        if (table !== this.#table) return;
        this.summaries = told;
        this.ended = before !== null && told.length > 0;
      })
      .catch(() => {});
  }
}

/** There is one table on a page. */
export const standing = new Standing();
