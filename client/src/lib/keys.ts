// Playing with the keyboard alone: moving among the options, and never losing the focus.

const OFF = "partal-single-keys";
const TYPING = "input, select, textarea, [contenteditable]";
const LIT = ".board .lit, .board .asks button";
/** What a lesson throws its light on: it comes first while there is any. */
const MEANT = ".board [data-meant]";
const PATIENCE = 700;

/** Single-key shortcuts can be switched off: speech input or a slip may trigger them. */
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

const litOnes = (): HTMLElement[] => {
  const meant = all(MEANT);
  return meant.length ? meant : all(LIT);
};

/** Focus the element `by` steps after the focused one in a row, wrapping around. */
function walk(row: HTMLElement[], by: number): boolean {
  if (!row.length) return false;
  const here = row.indexOf(document.activeElement as HTMLElement);
  const next = here < 0 ? (by > 0 ? 0 : row.length - 1) : (here + by + row.length) % row.length;
  row[next]?.focus();
  return true;
}

let byKey = true;

/** Focus the question, or the top of other pages. The page does not scroll for users of touch or mouse. */
export function toQuestion(): void {
  const place = document.querySelector<HTMLElement>(".question") ?? document.querySelector<HTMLElement>("#main");
  place?.focus({ preventScroll: !byKey });
}

/** The options are about to change: if one of them has the focus, move it to the question first. */
export function leaveOptions(): void {
  if (document.activeElement?.closest(".question ul")) toQuestion();
}

export interface Handlers {
  undo(): void;
  hint(): void;
  help(): void;
  legend(): void;
  /** Asks the coach, where there is one. */
  coach?: (() => void) | undefined;
  aid?(): void;
}

let typed = "";
let typedAt = 0;

/** Handle a key at the table. Returns whether it was used. */
export function press(event: KeyboardEvent, handlers: Handlers): boolean {
  const where = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || where.closest?.(TYPING)) return false;
  const dialog = document.querySelector("dialog[open]");
  const options = dialog ? all("ul .button, ul button", dialog) : all(".question .option");
  if (!/^[0-9]$/.test(event.key)) typed = "";
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (by !== undefined) {
    if (dialog) return walk(options, by);
    if (where.closest?.("[role=tablist]")) return walk(all("[role=tab]", where.closest("[role=tablist]")!), by);
    return walk(where.closest?.(".board") ? litOnes() : options, by);
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
  if (event.key === "t") return walk(litOnes(), 1);
  if (event.key === "q") toQuestion();
  else if (event.key === "u") handlers.undo();
  else if (event.key === "h") walk(all(".question .advice").slice(0, 1), 1) || handlers.hint();
  else if (event.key === "w") where.closest("li")?.querySelector<HTMLElement>(".why")?.click();
  else if (event.key === "?") handlers.help();
  else if (event.key === "l") handlers.legend();
  else if (event.key === "c" && handlers.coach) handlers.coach();
  else if (event.key === "p" && handlers.aid) handlers.aid();
  else return false;
  return true;
}

/**
 * Moves the focus to the question if the focused element is removed or disabled.
 * Focus on the question or the table stays in sight, although a new question may change the height of the page.
 */
export function watchFocus(): () => void {
  let last: Element | null = null;
  let waiting = false;
  let askedAnew = false;
  const gone = (one: Element): boolean => !one.isConnected || one.matches(":disabled");
  const came = (event: FocusEvent): void => {
    last = event.target as Element;
  };
  // Users who leave on purpose, say by clicking on the background, are let go.
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
  // A removed element loses the focus at once, a disabled one only with the next frame.
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
