// Whom this person does not want to read. It is kept in this browser, where the cookie is by which the server knows
// them, so it lasts as long; and what the server does not know it can tell nobody.

const KEY = "partal-muted";
/** The most people to remember; the oldest are dropped first. */
const MOST = 500;

/** Names by mark, the latest at the end. */
let muted = $state.raw<Record<string, string>>(kept());

addEventListener("storage", (event) => {
  if (event.key === KEY || event.key === null) muted = kept();
});

function kept(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
    return Object.fromEntries(Object.entries(found).map(([person, name]) => [person, String(name)]));
  } catch {
    return {};
  }
}

function keep(people: Record<string, string>): void {
  muted = people;
  try {
    localStorage.setItem(KEY, JSON.stringify(people));
  } catch {
    // Then they are muted until the page is closed.
  }
}

/** Whether nothing of this person's is to be shown in the chat, at any table. */
export const isMuted = (person: string): boolean => Object.hasOwn(muted, person);

export function mute(person: string, name: string): void {
  if (!person) return;
  const { [person]: _, ...others } = muted;
  keep(Object.fromEntries([...Object.entries(others), [person, name] as const].slice(-MOST)));
}

export function unmute(person: string): void {
  const { [person]: _, ...others } = muted;
  keep(others);
}
