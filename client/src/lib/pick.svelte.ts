// Acting on the table: what can be chosen lights up where it lies.

import type { OptionWords } from "./types";

export interface Picker {
  /** The options that are about a target. */
  at(target: string): OptionWords[];
  /** Choose what lies there; where it could mean several things, ask which. */
  pick(target: string): void;
  /** The options among which the person still has to choose. */
  readonly open: OptionWords[];
  close(): void;
}

export function picker(options: () => OptionWords[], choose: (notation: string) => void): Picker {
  let open = $state<OptionWords[]>([]);
  return {
    at: (target) => options().filter((option) => option.targets.includes(target)),
    pick(target) {
      const found = options().filter((option) => option.targets.includes(target));
      if (found.length === 1) choose(found[0]!.notation);
      else if (found.length > 1) open = found;
    },
    get open() {
      return open.filter((option) => options().includes(option));
    },
    close() {
      open = [];
    },
  };
}
