// Choosing on the table: whatever can be chosen lights up in its place.

import type { Option } from "../generated/wire";
import { choosing } from "./ways.svelte";

export interface Picker {
  /** The names of the components at a target, such as `poem:12`. */
  about(target: string): string | undefined;
  /** The options with this target, also those that come after others in the same turn. */
  at(target: string): Option[];
  /** Whether the target has been chosen, with nothing sent yet. */
  isChosen(target: string): boolean;
  /** Choose what is at a target: what fits it is narrowed, or the only option is sent, or a dialog asks which. */
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
  const at = (target: string): Option[] => (choosing.active ? choosing.at(target) : (lying.get(target) ?? NONE));
  function pickOne(target: string): void {
    const found = at(target);
    if (found.length === 1) choose(found[0]!.notation);
    else if (found.length > 1) open = found;
  }
  return {
    about,
    at,
    isChosen: (target) => choosing.active && choosing.isChosen(target),
    pick(target) {
      if (!choosing.expected) pickOne(target);
      else void choosing.click([target]).then((fits) => fits || choosing.active || pickOne(target));
    },
    get open() {
      return open.filter((option) => options().includes(option));
    },
    close() {
      open = [];
    },
  };
}
