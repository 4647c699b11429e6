// What an answer would lead to: asked of the server when somebody points at it, and kept while the question is open.

import { api } from "./api";
import type { Preview } from "../generated/wire";

const QUIET = 80;
let here = { key: 0, table: "", seat: 0 };
let asked = new Set<string>();
let timer = 0;
const known = $state<Record<string, Preview>>({});

/** Something else is asked or seen now: everything known before is stale. */
export function turnTo(table: string, seat: number | null): void {
  here = { key: here.key + 1, table, seat: seat ?? 0 };
  asked = new Set();
  clearTimeout(timer);
  for (const name of Object.keys(known)) delete known[name];
}

/** Ask what these options would lead to, once the pointer rests. */
export function look(notations: string[]): void {
  clearTimeout(timer);
  const wanted = notations.filter((one) => !asked.has(one));
  if (!wanted.length) return;
  const key = here.key;
  timer = window.setTimeout(async () => {
    for (const notation of wanted) {
      if (here.key !== key || asked.has(notation)) return;
      asked.add(notation);
      try {
        const told = await api.ahead(here.table, here.seat, [notation]);
        if (here.key === key && told.open) known[notation] = told;
      } catch {
        // The question is not open any more; the next frame says so.
        return;
      }
    }
  }, QUIET);
}

export function seen(notation: string): Preview | undefined {
  return known[notation];
}

/** What a row of answers would lead to. */
export function follow(answers: string[]): Promise<Preview> {
  return api.ahead(here.table, here.seat, answers);
}
