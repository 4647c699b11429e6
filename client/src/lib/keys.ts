// Playing with the keyboard alone: moving among what can be chosen, and never losing the place.

const OFF = "partal-single-keys";
const TYPING = "input, select, textarea, [contenteditable]";
const LIT = ".board .lit, .board .asks button";
const PATIENCE = 700;

/** Single keys can be switched off: somebody may speak or type by accident. */
export function singleKeys(): boolean {
  return localStorage.getItem(OFF) !== "off";
}

export function setSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(OFF);
  else localStorage.setItem(OFF, "off");
}

const shown = (element: HTMLElement | SVGElement): boolean => element.getClientRects().length > 0;
const all = (selector: string, within: ParentNode = document): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(shown);

/** Put the focus on one of a row, `by` steps after the one that has it; around the end. */
function walk(row: HTMLElement[], by: number): boolean {
  if (!row.length) return false;
  const here = row.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (by > 0 ? 0 : row.length - 1) : (here + by + row.length) % row.length;
  row[next]?.focus();
  return true;
}

let byKey = true;

/** To what is asked, or on other pages to their beginning. Whoever uses a finger or the mouse is not scrolled away. */
export function toQuestion(): void {
  const place = document.querySelector<HTMLElement>(".question") ?? document.querySelector<HTMLElement>("#main");
  place?.focus({ preventScroll: !byKey });
}

/** The options are about to change: whoever is on one of them goes to the question, before the page has to. */
export function leaveOptions(): void {
  if (document.activeElement?.closest(".question ul")) toQuestion();
}

export interface Hands {
  undo(): void;
  hint(): void;
  help(): void;
}

let typed = "";
let typedAt = 0;

/** What a key does at the table. True if the key has been used. */
export function press(event: KeyboardEvent, hands: Hands): boolean {
  const where = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || where.closest?.(TYPING)) return false;
  const dialog = document.querySelector("dialog[open]");
  const options = dialog ? all("ul .button, ul button", dialog) : all(".question .option");
  if (!/^[0-9]$/.test(event.key)) typed = "";
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (by !== undefined) {
    if (dialog) return walk(options, by);
    if (where.closest?.("[role=tablist]")) return walk(all("[role=tab]", where.closest("[role=tablist]")!), by);
    return walk(where.closest?.(".board") ? all(LIT) : options, by);
  }
  if (!singleKeys()) return false;
  if (/^[0-9]$/.test(event.key)) {
    typed = event.timeStamp - typedAt < PATIENCE ? typed + event.key : event.key;
    typedAt = event.timeStamp;
    const option = options[Number(typed) - 1];
    option?.focus();
    return option !== undefined;
  }
  if (dialog) return false;
  if (event.key === "t") return walk(all(LIT), 1);
  if (event.key === "q") toQuestion();
  else if (event.key === "u") hands.undo();
  else if (event.key === "h") walk(all(".question .advice").slice(0, 1), 1) || hands.hint();
  else if (event.key === "w") where.closest("li")?.querySelector<HTMLElement>(".why")?.click();
  else if (event.key === "?") hands.help();
  else return false;
  return true;
}

/**
 * Whoever loses their place because what they were on is taken away or switched off is put to the question.
 * Whoever is there or on the table already stays in sight of it, though a new question may find the page of another height.
 */
export function watchPlace(): () => void {
  let last: Element | null = null;
  let waiting = false;
  let askedAnew = false;
  const gone = (one: Element): boolean => !one.isConnected || one.matches(":disabled");
  const came = (event: FocusEvent): void => {
    last = event.target as Element;
  };
  // Somebody who leaves by their own will, say by a click beside everything, is let go.
  const left = (event: FocusEvent): void => {
    const one = event.target as Element;
    requestAnimationFrame(() => {
      if (last === one && !gone(one) && document.activeElement === document.body) last = null;
    });
  };
  const mend = (): void => {
    waiting = false;
    const here = document.activeElement;
    if (askedAnew && byKey && here?.closest(".question, .board")) here.scrollIntoView({ block: "nearest" });
    askedAnew = false;
    if (!last || document.activeElement !== document.body || !gone(last)) return;
    last = null;
    toQuestion();
  };
  // What is taken away loses the focus at once, what is switched off only with the next picture.
  const changed = new MutationObserver((records) => {
    askedAnew ||= records.some(({ target }) => target instanceof Element && target.closest(".question"));
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => requestAnimationFrame(mend));
  });
  const typing = (): void => void (byKey = true);
  const pointing = (): void => void (byKey = false);
  addEventListener("focusin", came);
  addEventListener("focusout", left);
  addEventListener("keydown", typing, true);
  addEventListener("pointerdown", pointing, true);
  addEventListener("wheel", pointing, { capture: true, passive: true });
  changed.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  return () => {
    removeEventListener("focusin", came);
    removeEventListener("focusout", left);
    removeEventListener("keydown", typing, true);
    removeEventListener("pointerdown", pointing, true);
    removeEventListener("wheel", pointing, true);
    changed.disconnect();
  };
}
