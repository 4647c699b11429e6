// A hint for the question that is open: asked of the server, and dropped as soon as the table has moved on.

import { api, reason } from "./api";
import type { Advised, Message } from "../generated/wire";

export class Hinting {
  thinking = $state(false);
  options = $state.raw<Advised[]>([]);
  problem = $state.raw<Message | null>(null);
  #asked = 0;

  /** Something else is asked now; what is still on its way does not count any more. */
  clear(): void {
    this.#asked += 1;
    this.thinking = false;
    this.options = [];
    this.problem = null;
  }

  async ask(table: string, seat: number): Promise<void> {
    if (this.thinking || this.options.length) return;
    this.clear();
    const mine = this.#asked;
    this.thinking = true;
    try {
      const told = await api.hint(table, seat);
      if (mine === this.#asked) this.options = told.options;
    } catch (error) {
      if (mine === this.#asked) this.problem = reason(error);
    } finally {
      if (mine === this.#asked) this.thinking = false;
    }
  }
}
