// The Chinese font is large, and hardly any page shows a Chinese letter: it is fetched with the first one, in slices.

const CHINESE = /\p{Script=Han}/u;
let here = false;

/** Look through what is about to be shown. */
export function seeLetters(shown: string): void {
  if (here || !CHINESE.test(shown)) return;
  here = true;
  import("@fontsource/noto-serif-tc/400.css").catch(() => (here = false));
}

/** Also what somebody types. */
export function watchLetters(): void {
  addEventListener("input", ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) seeLetters(target.value);
  });
}
