// How tall each kind of part is, in the units of a part 44 wide.

export const PART_WIDTH = 44;
export const PART_HEIGHT: Record<string, number> = { base: 32, middle: 17, window: 35, top: 46, lit: 35 };
