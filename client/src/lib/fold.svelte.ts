// Whether the window is too small to show a whole table: then its regions are tabs, one at a time.

const SMALL = matchMedia("(max-width: 77.99rem), (max-height: 36.99rem)");
let small = $state(SMALL.matches);
SMALL.addEventListener("change", () => (small = SMALL.matches));

export const folded = (): boolean => small;
