// Choosing on the table: whatever can be chosen lights up in its place.

import type { Option } from "../generated/wire";

export interface Picker {
  /** The names of the components at a target, such as `poem:12`. */
  about(target: string): string | undefined;
  /** The options with this target. */
  at(target: string): Option[];
  /** Choose the option at a target; if there are several, ask which. */
  pick(target: string): void;
  /** The options among which the user still has to choose. */
  readonly open: Option[];
  close(): void;
}

const NONE: Option[] = [];

export function picker(options: () => Option[], choose: (notation: string) => void, about: Picker["about"]): Picker {
  let open = $state.raw<Option[]>([]);
  const lying = $derived.by(() => {
    const places = new Map<string, Option[]>();
    for (const option of options()) {
      for (const target of new Set(option.targets)) {
        const here = places.get(target);
        if (here) here.push(option);
        else places.set(target, [option]);
      }
    }
    return places;
  });
  const at = (target: string): Option[] => lying.get(target) ?? NONE;
  return {
    about,
    at,
    pick(target) {
      const found = at(target);
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
