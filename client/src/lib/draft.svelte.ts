// A turn that has not been sent: its answers are in this browser alone, and the server shows the table as it would be.

import { api } from "./api";
import { remember, remembered } from "./remembered";
import type { Draft, WholeFrame } from "../generated/wire";

const CONFIRM = "confirm-turns";
const PLAYED = "has-played";
const isYes = (value: unknown): value is boolean => typeof value === "boolean";

/** Somebody has played a game to its end in this browser, so they are not new. */
export const noteFinished = (): void => remember(PLAYED, true);

/** Without a choice of their own: who is new, or uses a finger, confirms each turn. */
const usual = (): boolean => !remembered(PLAYED, isYes) || matchMedia("(pointer: coarse)").matches;

interface KeptDraft {
  number: number;
  answers: string[];
}
const isDraft = (value: unknown): value is KeptDraft =>
  typeof value === "object" && value !== null && typeof (value as KeptDraft).number === "number" && Array.isArray((value as KeptDraft).answers) && (value as KeptDraft).answers.every((one) => typeof one === "string");

export class Drafting {
  /** Whether turns are confirmed before they are sent. */
  on = $state(remembered(CONFIRM, isYes) ?? usual());
  answers = $state.raw<string[]>([]);
  /** The answers after which the table is shown; others while it is asked for. */
  done = $state.raw<string[]>([]);
  /** The table after them; null without any. */
  shown = $state.raw<Draft | null>(null);
  #name = "";
  #table = "";
  #seat = 0;
  #number = -1;
  #turn = 0;

  /** A question is open: take up the draft that is kept for it, and drop any other. */
  begin(table: string, frame: WholeFrame): void {
    const name = `draft-${table}-${frame.seat}`;
    if (this.#name === name && this.#number === frame.number) return;
    this.#name = name;
    this.#table = table;
    this.#seat = frame.seat ?? 0;
    this.#number = frame.number;
    const kept = remembered(name, isDraft);
    const fits = kept !== null && kept.number === frame.number && frame.question?.mine;
    if (kept && !fits) remember(name, null);
    this.#set(fits ? kept.answers : []);
  }

  prefer(on: boolean): void {
    this.on = on;
    remember(CONFIRM, on);
  }

  add(answers: string[]): void {
    this.#keep([...this.answers, ...answers]);
  }

  /** Whether the table after the answers is still asked for. */
  get pending(): boolean {
    return this.answers !== this.done;
  }

  back(): void {
    this.#keep(this.answers.slice(0, -1));
  }

  clear(): void {
    if (this.answers.length) this.#keep([]);
  }

  #keep(answers: string[]): void {
    remember(this.#name, answers.length ? { number: this.#number, answers } : null);
    this.#set(answers);
  }

  #set(answers: string[]): void {
    const turn = ++this.#turn;
    const before = this.shown;
    this.answers = answers;
    if (!answers.length) {
      this.done = answers;
      this.shown = null;
      return;
    }
    void api
      .draft(this.#table, this.#seat, answers)
      .then((draft) => {
        if (turn !== this.#turn) return;
        // What is not possible any more goes, from its end.
        if (!draft.open) this.back();
        else {
          // Nobody knows what would be revealed; until it is sent, the table looks as it did.
          this.done = answers;
          this.shown = { ...draft, scene: draft.scene ?? before?.scene ?? null };
        }
      })
      .catch(() => turn === this.#turn && this.clear());
  }
}
