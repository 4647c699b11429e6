// Numbers in the user's language.

import { language } from "./words.svelte";

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** A number with its sign, such as +4.2. */
export function signed(value: number, digits: Intl.NumberFormatOptions = DIGITS): string {
  return value.toLocaleString(language(), { ...digits, signDisplay: "exceptZero" }).replace("-", "−");
}

export function figure(value: number, digits: Intl.NumberFormatOptions = DIGITS): string {
  return value.toLocaleString(language(), digits).replace("-", "−");
}
