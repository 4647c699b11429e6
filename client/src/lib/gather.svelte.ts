// Several small questions in one dialog: answers are collected here, each from the options that the server offers after
// the previous ones, and nothing is sent until the user confirms. Where the questions differ, as those of the tribute do,
// each has one answer: all are shown together, with an answer to each to begin with.

import { previewSequence } from "./preview.svelte";
import type { Message, Option, Preview, Question } from "../generated/wire";

const OFF = "partal-one-by-one";

/** One of several questions that are settled together. */
export interface Step {
  text: Message | null;
  options: Option[];
}

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
  /** The questions as far as they are known, if each has an answer of its own. */
  steps = $state.raw<Step[]>([]);
  /** What happens once nothing more can be chosen. */
  settled: () => void = () => {};
  wanted = $state(localStorage.getItem(OFF) !== "yes");
  #question: Question | null = null;
  #turn = 0;

  /** A question is open; if it is the first of a sequence, collect the answers. */
  begin(question: Question | null): void {
    this.#turn++;
    this.#question = question;
    this.#reset();
    this.active = this.wanted && question !== null && question.mine && question.gathers;
    if (this.active && question?.steps) {
      this.steps = [question];
      void this.#complete([], []);
    }
  }

  /** Another answer to one of the questions; later ones keep theirs, if they still can. */
  async answer(step: number, option: Option): Promise<void> {
    await this.#complete([...this.chosen.slice(0, step), option], this.chosen);
  }

  /** Answer what is still open: as before, or else with what is offered first. */
  async #complete(row: Option[], before: Option[]): Promise<void> {
    const steps = this.steps.slice(0, Math.max(1, row.length));
    let chosen = row.length ? row : steps[0]!.options.slice(0, 1);
    for (;;) {
      const preview = await this.#ahead(chosen);
      if (!preview) return;
      const next = preview.next;
      if (!next) {
        this.steps = steps;
        this.#show(chosen, preview);
        return;
      }
      steps[chosen.length] = next;
      const kept = before[chosen.length];
      chosen = [...chosen, next.options.find((one) => one.notation === kept?.notation) ?? next.options[0]!];
    }
  }

  #reset(): void {
    this.chosen = [];
    this.preview = undefined;
    this.options = this.#question?.options ?? [];
    this.rows = this.options;
    this.steps = [];
  }

  /** Whether nothing more can be chosen, and nothing is revealed: then the answers need no confirmation. */
  get complete(): boolean {
    return this.active && !this.steps.length && this.chosen.length > 0 && this.preview?.next === null && !this.preview.reveals;
  }

  count(notation: string): number {
    return this.chosen.filter((one) => one.notation === notation).length;
  }

  offers(notation: string): boolean {
    return this.options.some((one) => one.notation === notation);
  }

  async add(notation: string): Promise<void> {
    const step = this.steps.findIndex((one) => one.options.some((option) => option.notation === notation));
    if (step >= 0) return this.answer(step, this.steps[step]!.options.find((option) => option.notation === notation)!);
    const option = this.options.find((one) => one.notation === notation);
    if (option) await this.#lead([...this.chosen, option]);
    if (option && this.complete) this.settled();
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
    const preview = await this.#ahead(row);
    if (preview) this.#show(row, preview);
    return preview !== false;
  }

  #show(row: Option[], preview: Preview): void {
    this.chosen = row;
    this.preview = preview;
    this.options = preview.next?.options ?? [];
    const known = new Map(this.options.map((one) => [one.notation, one]));
    const rows = this.rows.map((one) => known.get(one.notation) ?? one);
    this.rows = [...rows, ...this.options.filter((one) => !rows.some((row) => row.notation === one.notation))];
  }

  /** What these answers lead to: false if they are not possible, null if something else has been asked for since. */
  async #ahead(row: Option[]): Promise<Preview | false | null> {
    const turn = ++this.#turn;
    try {
      const preview = await previewSequence(row.map((one) => one.notation));
      if (turn !== this.#turn) return null;
      return preview.open && preview;
    } catch {
      return false;
    }
  }
}
