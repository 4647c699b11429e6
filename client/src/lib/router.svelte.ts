// The current path.

const here = $state<{ path: string }>({ path: location.pathname + location.search });

addEventListener("popstate", () => {
  here.path = location.pathname + location.search;
});

export function path(): string {
  return here.path;
}

export function go(to: string): void {
  history.pushState(null, "", to);
  here.path = to;
  scrollTo(0, 0);
}

/** For links: navigate without reloading the page. */
export function link(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return;
  const anchor = (event.currentTarget as HTMLElement).closest("a");
  if (!anchor) return;
  event.preventDefault();
  go(anchor.pathname + anchor.search);
}
