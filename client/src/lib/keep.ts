// Frames arrive whole, mostly unchanged. Equal parts stay the same objects, so only what has changed is drawn again.

const plain = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** `next`, with every part that equals one of `old` replaced by it; `old` itself if nothing differs. */
export function keep<T>(old: unknown, next: T): T {
  if (Object.is(old, next)) return next;
  if (Array.isArray(old) && Array.isArray(next)) {
    let same = old.length === next.length;
    for (let index = 0; index < next.length; index++) {
      next[index] = keep(old[index], next[index]);
      same &&= Object.is(old[index], next[index]);
    }
    return same ? (old as T) : next;
  }
  if (!plain(old) || !plain(next) || Array.isArray(old) || Array.isArray(next)) return next;
  const names = Object.keys(next);
  let same = names.length === Object.keys(old).length;
  for (const name of names) {
    (next as Record<string, unknown>)[name] = keep(old[name], next[name]);
    same &&= name in old && Object.is(old[name], next[name]);
  }
  return same ? (old as T) : next;
}
