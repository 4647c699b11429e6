// Things in a row keep their places: where one is taken, a gap of its size stays.

export interface Kept<T> {
  thing: T;
  gone: boolean;
}

/** A function that lists things in the places that they had when they were first listed; new things begin a new row. */
export function keepPlaces<T extends { id: number | string }>(): (now: T[]) => Kept<T>[] {
  let row: T[] = [];
  return (now) => {
    const here = new Map(now.map((one) => [one.id, one]));
    if (!now.length || now.some((one) => !row.some((known) => known.id === one.id))) row = now;
    return row.map((known) => ({ thing: here.get(known.id) ?? known, gone: !here.has(known.id) }));
  };
}
