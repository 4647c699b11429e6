// A hint for the open question: requested from the server, and dropped as soon as the table moves on.

import { api, reason } from "./api";
import type { Advised, Message } from "../generated/wire";

export class Hinting {
  thinking = $state(false);
  options = $state.raw<Advised[]>([]);
  problem = $state.raw<Message | null>(null);
  #asked = 0;

  /** Another question is open: ignore the answer to a request that is still under way. */
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
      const answer = await api.hint(table, seat);
      if (mine === this.#asked) this.options = answer.options;
    } catch (error) {
      if (mine === this.#asked) this.problem = reason(error);
    } finally {
      if (mine === this.#asked) this.thinking = false;
    }
  }
}
