// The natural click: people begin with whatever they mean, and what they have clicked so far narrows the rows of answers
// that are left. A row is sent once it is the only one; until then a click on something chosen, or Escape, lets it go.

import type { Option, Ways } from "../generated/wire";

/** Something chosen: anything at one of these targets, or one answer from a list, at its place in the row. */
export interface Click {
  targets: string[];
  notation: string;
  place: number;
}

type Row = readonly Option[];

/** The rows of answers in full. */
export const rowsOf = (ways: Ways): Row[] => ways.rows.map((row) => row.map((index) => ways.options[index]!));

const means = (click: Click, option: Option, place: number): boolean =>
  click.notation ? place === click.place && option.notation === click.notation : option.targets.some((target) => click.targets.includes(target));

const same = (one: Click, other: Click): boolean => one.notation === other.notation && one.place === other.place && one.targets.join() === other.targets.join();

/** The answers of a row that a click can mean. */
const meant = (row: Row, click: Click): Option[] => row.filter((option, place) => means(click, option, place));

/** The rows that hold an answer for every click: for the second one at the same place a second answer that is about it. */
export const fitting = (rows: Row[], clicks: Click[]): Row[] =>
  rows.filter((row) => clicks.every((click, index) => meant(row, click).length > clicks.slice(0, index).filter((one) => same(one, click)).length));

/** The clicks after one more: of the earlier ones, those that can still be meant with it; null if nothing fits it at all. */
export function withClick(rows: Row[], clicks: Click[], click: Click): Click[] | null {
  if (!fitting(rows, [click]).length) return null;
  let kept = [click];
  for (const earlier of [...clicks].reverse()) {
    if (fitting(rows, [earlier, ...kept]).length) kept = [earlier, ...kept];
  }
  return kept;
}

/** The answers that all these rows begin with. */
export function known(rows: Row[]): Option[] {
  const first = rows[0] ?? [];
  const differs = first.findIndex((option, index) => rows.some((row) => row[index]?.notation !== option.notation));
  return first.slice(0, differs < 0 ? first.length : differs);
}

const distinct = (options: Option[]): Option[] => [...new Map(options.map((option) => [option.notation, option])).values()];

/** What is chosen next, in words: the answers in which the rows first differ. */
export function nextOf(rows: Row[]): Option[] {
  const at = known(rows).length;
  return distinct(rows.flatMap((row) => row.slice(at, at + 1)));
}

/** By target, the answers that some of these rows give there and others do not. */
export function lying(rows: Row[]): Map<string, Option[]> {
  const counts = new Map<string, number>();
  for (const row of rows) for (const notation of new Set(row.map((option) => option.notation))) counts.set(notation, (counts.get(notation) ?? 0) + 1);
  const places = new Map<string, Option[]>();
  for (const option of distinct(rows.flat())) {
    if (counts.get(option.notation) === rows.length && rows.length > 1) continue;
    for (const target of new Set(option.targets)) places.set(target, [...(places.get(target) ?? []), option]);
  }
  return places;
}

const NONE: Option[] = [];
const NO_WAYS: Ways = { open: false, options: [], rows: [] };
const MOMENT = 60;

/** What is chosen at the open table; there is one table on a page. */
export class Choosing {
  /** Whether the rows are known; until then only the open question can be answered. */
  active = $state(false);
  /** Whether the rows of the open question are known, or on their way. */
  expected = $state(false);
  rows = $state.raw<Row[]>([]);
  clicks = $state.raw<Click[]>([]);
  left = $derived(fitting(this.rows, this.clicks));
  known = $derived(this.clicks.length ? known(this.left) : []);
  next = $derived(nextOf(this.left));
  #lying = $derived(lying(this.left));
  #send: (row: string[]) => void = () => {};
  #coming: Promise<unknown> = Promise.resolve();
  #latest: Promise<Ways> | null = null;
  #drop: () => void = () => {};
  #timer = 0;

  /**
   * A question is open whose rows can be fetched; `null` if they cannot. They are fetched once it has been open for a
   * moment, because some questions are answered at once: those of a row that is being sent, for instance.
   */
  begin(fetch: (() => Promise<Ways>) | null, send: (row: string[]) => void, moment = MOMENT): void {
    clearTimeout(this.#timer);
    this.#drop();
    this.active = false;
    this.expected = fetch !== null;
    this.rows = [];
    this.clicks = [];
    this.#send = send;
    const coming = new Promise<Ways>((resolve, reject) => {
      this.#drop = () => resolve(NO_WAYS);
      if (!fetch) resolve(NO_WAYS);
      else if (moment) this.#timer = window.setTimeout(() => fetch().then(resolve, reject), moment);
      else fetch().then(resolve, reject);
    });
    this.#coming = coming
      .then((ways) => {
        if (coming !== this.#latest) return;
        this.expected = this.active = ways.open;
        this.rows = rowsOf(ways);
      })
      // Without them the question can still be answered step by step.
      .catch(() => {
        if (coming === this.#latest) this.expected = false;
      });
    this.#latest = coming;
  }

  /** The answers at a target that are still to be chosen. */
  at(target: string): Option[] {
    return this.#lying.get(target) ?? NONE;
  }

  /** Everything that is still to be chosen in some row. */
  get open(): Option[] {
    return distinct([...this.#lying.values()].flat());
  }

  /** Whether a target is chosen, and another click there would let it go. */
  isChosen(target: string): boolean {
    const click = this.clicks.find((one) => one.targets.includes(target));
    return click !== undefined && !this.#again(click);
  }

  /** Whether a second click at the same place means a second answer: to the square, and then its main action. */
  #again(click: Click): boolean {
    return !click.notation && fitting(this.rows, [...this.clicks, click]).length > 0;
  }

  /** The answer given by a click, in words of the rows; undefined while it could be several. */
  saidBy(click: Click): Option | undefined {
    const before = this.clicks.slice(0, this.clicks.indexOf(click)).filter((one) => same(one, click)).length;
    const found = distinct(this.left.flatMap((row) => meant(row, click).slice(before, before + 1)));
    return found.length === 1 ? found[0] : undefined;
  }

  /** A click on something on the table, once the rows are known. Says whether anything fits it. */
  async click(targets: string[]): Promise<boolean> {
    const coming = this.#coming;
    await coming;
    return coming === this.#coming && this.#add({ targets, notation: "", place: 0 });
  }

  /** Whether a click there would choose something, if need be instead of what is chosen. */
  offers(targets: string[]): boolean {
    return this.active && fitting(this.rows, [{ targets, notation: "", place: 0 }]).length > 0;
  }

  /** An answer chosen from a list. */
  take(notation: string): boolean {
    return this.#add({ targets: [], notation, place: this.#placeOf(notation) });
  }

  /** Where an answer stands in a list: next, or, of those that come later, in the first row that has it. */
  #placeOf(notation: string): number {
    if (this.next.some((option) => option.notation === notation)) return known(this.left).length;
    const found = this.left.map((row) => row.findIndex((option) => option.notation === notation)).filter((place) => place >= 0);
    return Math.min(...found);
  }

  letGo(click?: Click): void {
    this.clicks = click ? this.clicks.filter((one) => !same(one, click)) : [];
  }

  #add(click: Click): boolean {
    if (!this.active) return false;
    if (this.clicks.some((one) => same(one, click)) && !this.#again(click)) {
      this.letGo(click);
      return true;
    }
    const clicks = withClick(this.rows, this.clicks, click);
    if (!clicks) return false;
    const left = fitting(this.rows, clicks);
    this.clicks = left.length === 1 ? [] : clicks;
    if (left.length === 1) this.#send(left[0]!.map((option) => option.notation));
    return true;
  }
}

export const choosing = new Choosing();
