// Others act in sight: what bots and other people do is shown step by step, at the speed that this person has chosen.
// The table itself waits for nobody: steps wait here, on this page only, and are all shown at once at any click or key.

import { moves } from "../motion/setting.svelte";
import type { LogLine, WholeFrame } from "../generated/wire";
import { remember, remembered } from "./remembered";

/** Milliseconds for which each step of the others is shown. */
export const PACES = { slow: 2200, normal: 900, fast: 350, once: 0 } as const;
export type Pace = keyof typeof PACES;

const isPace = (value: unknown): value is Pace => typeof value === "string" && value in PACES;
let chosen = $state<Pace | null>(remembered("pace", isPace));

/** Until somebody chooses: calm people see everything at once. */
export const pace = (): Pace => chosen ?? (moves() ? "normal" : "once");

export function setPace(to: Pace): void {
  chosen = to;
  remember("pace", to);
}

/** What others have done from one frame to the next; nothing if this seat has acted, or something was taken back. */
export function othersDid(before: WholeFrame, after: WholeFrame): LogLine[] {
  if (after.events.length <= before.events.length) return [];
  const fresh = after.events.slice(before.events.length);
  if (fresh.some((line) => line.seat >= 0 && line.seat === after.seat)) return [];
  return fresh.some((line) => line.seat >= 0) ? fresh : [];
}

/** What others have done after this seat's own last act, at once and without a question: an automatic opponent. */
export function othersThen(before: WholeFrame, after: WholeFrame): LogLine[] {
  const fresh = after.events.slice(before.events.length);
  const own = fresh.map((line) => line.seat >= 0 && line.seat === after.seat).lastIndexOf(true);
  const then = fresh.slice(own + 1);
  return own >= 0 && then.some((line) => line.seat >= 0) ? then : [];
}

/** What happened at once, act by act: points and what nobody did belong to the act before them. */
export function actsOf(lines: LogLine[]): LogLine[][] {
  const acts: LogLine[][] = [];
  for (const line of lines) {
    const last = acts[acts.length - 1];
    if (last && (line.seat < 0 || line.points)) last.push(line);
    else acts.push([line]);
  }
  return acts;
}

/** A step of the others: how the table was after it, and what they did. */
export interface Step {
  frame: WholeFrame;
  lines: LogLine[];
}

/** Milliseconds between a person's own act and the first step of the others. */
const SOON = 250;
/** The most steps that can be looked at again. */
const MOST = 80;

export class Pacer {
  /** What others have done since this person last did something. */
  steps = $state.raw<Step[]>([]);
  /** What this person's own answer has turned up for their eyes alone. */
  revealed = $state.raw<LogLine[]>([]);
  /** The step that is being looked at again; -1 for the table as it is. */
  at = $state(-1);
  /** Whether the last step is told on the table: until the next click or key. */
  told = $state(false);
  /** The step that is told: the last one, but an opponent who did several things at once is told one after the other. */
  telling = $state(-1);
  #next = 0;
  #waiting: WholeFrame[] = [];
  #shown: WholeFrame | null = null;
  #shownAt = 0;
  #timer = 0;

  constructor(
    private readonly show: (frame: WholeFrame) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  hear(frame: WholeFrame): void {
    const last = this.#waiting[this.#waiting.length - 1] ?? this.#shown;
    const others = last !== null && last.seat === frame.seat && othersDid(last, frame).length > 0;
    const quiet = last !== null && frame.events.length === last.events.length;
    if (PACES[pace()] === 0 || (!others && !quiet) || (quiet && !this.#waiting.length)) this.#showAll(frame);
    else {
      this.#waiting.push(frame);
      this.#schedule();
    }
  }

  /** Show at once what still waits. */
  skip(): void {
    this.#tell(this.steps.length - 1);
    const last = this.#waiting[this.#waiting.length - 1];
    if (last) this.#showAll(last);
  }

  /** The person has clicked or pressed a key: they have seen what was told. */
  seen(): void {
    this.skip();
    this.told = false;
  }

  /** Look at a step again, or (-1) at the table as it is. */
  look(at: number): void {
    this.skip();
    this.at = at >= 0 && at < this.steps.length ? at : -1;
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#next);
    this.#waiting = [];
  }

  /** Tell this step, and after a while those that follow it. */
  #tell(at: number): void {
    clearTimeout(this.#next);
    this.telling = at;
    if (at < this.steps.length - 1) this.#next = window.setTimeout(() => this.#tell(at + 1), PACES[pace()]);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const next = this.#waiting[0];
    if (!next) return;
    const left = this.#shownAt + PACES[pace()] - this.now();
    if (left > 0) this.#timer = window.setTimeout(() => this.#schedule(), left);
    else {
      this.#waiting.shift();
      this.#put(next);
      this.#schedule();
    }
  }

  #showAll(frame: WholeFrame): void {
    clearTimeout(this.#timer);
    // The steps that nobody waited for can still be looked at again.
    for (const one of this.#waiting) if (one !== frame) this.#note(one);
    this.#waiting = [];
    this.#put(frame);
  }

  #put(frame: WholeFrame): void {
    this.#note(frame);
    // After one's own act the first step of the others comes soon; each of theirs is shown for its time.
    this.#shownAt = this.now() - (this.told ? 0 : Math.max(0, PACES[pace()] - SOON));
    this.show(frame);
  }

  #note(frame: WholeFrame): void {
    const before = this.#shown;
    this.#shown = frame;
    if (!before || before.seat !== frame.seat) {
      this.steps = [];
      this.#tell(-1);
      this.at = -1;
      return;
    }
    const own = frame.events.slice(before.events.length).filter((line) => line.revealed);
    const lines = othersDid(before, frame);
    if (lines.length) {
      this.steps = [...this.steps, { frame, lines }].slice(-MOST);
      this.#tell(this.steps.length - 1);
      this.revealed = [];
      this.told = true;
    } else if (frame.events.length !== before.events.length) {
      const then = othersThen(before, frame);
      this.steps = actsOf(then).map((acts) => ({ frame, lines: acts }));
      this.#tell(PACES[pace()] === 0 ? this.steps.length - 1 : Math.min(0, this.steps.length - 1));
      this.revealed = own;
      this.told = own.length + then.length > 0;
      this.at = -1;
    }
  }
}
