// Which answer of a list is aimed at, by pointer or by keyboard: its card is shown, and what it is about stands out.

import type { Option } from "../generated/wire";

export type Means = "pointer" | "keyboard";
interface Aim {
  option: Option;
  anchor: Element;
}

export class Aiming {
  #aims = $state<Record<Means, Aim | null>>({ pointer: null, keyboard: null });

  constructor(private readonly point: (option: Option | null) => void) {}

  /** The answer under the pointer wins; the focused one gets its card back once the pointer leaves. */
  get at(): Aim | undefined {
    return [this.#aims.pointer, this.#aims.keyboard].find((one) => one?.anchor.isConnected) ?? undefined;
  }

  aim = (means: Means, option: Option | null, anchor?: Element): void => {
    this.#aims[means] = option && anchor ? { option, anchor } : null;
    this.point(this.at?.option ?? null);
  };
}
