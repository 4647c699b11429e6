// After an upgrade of the server an open page is out of date: it says so, and loads itself again.

import { WIRE } from "../generated/version";

/** Until the page loads itself again, in milliseconds: long enough to read why. */
export const GRACE = 4000;
const TRIED = "partal-loaded-for";
const ANSWER = "partal-unanswered";

export interface Given {
  number: number;
  option: string;
}

let tell: () => void = () => {};
let found = "";

/** Call `told` once if the server turns out to be of another version. */
export function onNewVersion(told: () => void): void {
  tell = told;
}

/** Compare the server's version with that of this page; an older server names none. */
export function compareVersion(server: string | null | undefined): void {
  if (!server || server === WIRE || found) return;
  found = server;
  tell();
  reloadSoon();
}

/** Load the page again, but not while somebody types, and only once: a cache may still have the old page. */
function reloadSoon(): void {
  setTimeout(() => {
    if (sessionStorage.getItem(TRIED) === found) return;
    if (document.activeElement?.matches("input, textarea, select")) reloadSoon();
    else reload();
  }, GRACE);
}

export function reload(): void {
  sessionStorage.setItem(TRIED, found);
  location.reload();
}

/** Keep an answer that the server may not have until the page has been loaded again. */
export function keepAnswer(table: string, seat: number | null, given: Given): void {
  sessionStorage.setItem(ANSWER, JSON.stringify({ table, seat, given }));
}

/** The answer that was kept for this seat, once. */
export function keptAnswer(table: string, seat: number | null): Given | null {
  const text = globalThis.sessionStorage?.getItem(ANSWER);
  if (!text) return null;
  const kept = JSON.parse(text) as { table: string; seat: number | null; given: Given };
  if (kept.table !== table || kept.seat !== seat) return null;
  sessionStorage.removeItem(ANSWER);
  return kept.given;
}
