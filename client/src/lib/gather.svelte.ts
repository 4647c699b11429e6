// Several small questions in one dialog: answers are collected here, each from the options that the server offers after
// the previous ones, and nothing is sent until the user confirms.

import { previewSequence } from "./preview.svelte";
import type { Option, Preview, Question } from "../generated/wire";

const OFF = "partal-one-by-one";

export class Gathering {
  /** Whether the open question is answered in the dialog. */
  active = $state(false);
  chosen = $state.raw<Option[]>([]);
  /** What can be chosen next; empty when the sequence is complete. */
  options = $state.raw<Option[]>([]);
  /** The preview of the chosen answers. */
  preview = $state.raw<Preview | undefined>(undefined);
  /** Every option that has been on offer, in order of appearance. */
  rows = $state.raw<Option[]>([]);
  wanted = $state(localStorage.getItem(OFF) !== "yes");
  #question: Question | null = null;
  #turn = 0;

  /** A question is open; if it is the first of a sequence, collect the answers. */
  begin(question: Question | null): void {
    this.#turn++;
    this.#question = question;
    this.#reset();
    this.active = this.wanted && question !== null && question.mine && question.gathers;
  }

  #reset(): void {
    this.chosen = [];
    this.preview = undefined;
    this.options = this.#question?.options ?? [];
    this.rows = this.options;
  }

  count(notation: string): number {
    return this.chosen.filter((one) => one.notation === notation).length;
  }

  offers(notation: string): boolean {
    return this.options.some((one) => one.notation === notation);
  }

  async add(notation: string): Promise<void> {
    const option = this.options.find((one) => one.notation === notation);
    if (option) await this.#lead([...this.chosen, option]);
  }

  /** Remove the last of these; later answers that are impossible without it go too. */
  async less(notation: string): Promise<void> {
    const at = this.chosen.map((one) => one.notation).lastIndexOf(notation);
    if (at < 0) return;
    let left = this.chosen.filter((_, index) => index !== at);
    while (left.length && !(await this.#lead(left))) left = left.slice(0, -1);
    if (!left.length) this.#reset();
  }

  clear(): void {
    this.#turn++;
    this.#reset();
  }

  /** Answer one by one from now on, or in the dialog again. */
  prefer(dialog: boolean): void {
    this.wanted = dialog;
    if (dialog) localStorage.removeItem(OFF);
    else localStorage.setItem(OFF, "yes");
    this.begin(this.#question);
  }

  async #lead(row: Option[]): Promise<boolean> {
    const turn = ++this.#turn;
    try {
      const preview = await previewSequence(row.map((one) => one.notation));
      if (turn !== this.#turn) return true;
      if (!preview.open) return false;
      this.chosen = row;
      this.preview = preview;
      this.options = preview.next?.options ?? [];
      const known = new Map(this.options.map((one) => [one.notation, one]));
      const rows = this.rows.map((one) => known.get(one.notation) ?? one);
      this.rows = [...rows, ...this.options.filter((one) => !rows.some((row) => row.notation === one.notation))];
      return true;
    } catch {
      return false;
    }
  }
}
