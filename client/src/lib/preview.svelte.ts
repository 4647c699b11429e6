// Previews of answers: requested from the server when the user points at one, and kept while the question is open.

import { api } from "./api";
import type { Preview } from "../generated/wire";

const DELAY = 80;
let here = { key: 0, table: "", seat: 0, given: [] as string[], open: null as Set<string> | null };
let asked = new Set<string>();
let timer = 0;
const known = $state<Record<string, Preview>>({});

/** Forget all previews: another question is open, or another seat is looking. */
export function clearPreviews(table: string, seat: number | null, given: string[] = []): void {
  here = { key: here.key + 1, table, seat: seat ?? 0, given, open: null };
  asked = new Set();
  clearTimeout(timer);
  for (const name of Object.keys(known)) delete known[name];
}

/**
 * What is previewed from now on: answers after those given, which have not been sent; and of the answers that are shown
 * only those open now, if some come later.
 */
export function previewAfter(given: string[], open: string[] | null): void {
  if (given.join() !== here.given.join()) clearPreviews(here.table, here.seat, given);
  here.open = open && new Set(open);
}

/** Request previews of these options once the pointer rests. */
export function requestPreviews(notations: string[]): void {
  clearTimeout(timer);
  const wanted = notations.filter((one) => !asked.has(one) && (here.open?.has(one) ?? true));
  if (!wanted.length) return;
  const key = here.key;
  timer = window.setTimeout(async () => {
    for (const notation of wanted) {
      if (here.key !== key || asked.has(notation)) return;
      asked.add(notation);
      try {
        const preview = await api.ahead(here.table, here.seat, [...here.given, notation]);
        if (here.key === key && preview.open) known[notation] = preview;
      } catch {
        // The question is no longer open; the next frame will show that.
        return;
      }
    }
  }, DELAY);
}

export function previewOf(notation: string): Preview | undefined {
  return known[notation];
}

/** The preview of a sequence of answers. */
export function previewSequence(answers: string[]): Promise<Preview> {
  return api.ahead(here.table, here.seat, [...here.given, ...answers]);
}
