// The parts of a browser that the page's logic needs when it is loaded: storage and an address.

import type { Environment } from "vitest/runtime";

class Memory {
  #kept = new Map<string, string>();
  getItem = (key: string): string | null => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.#kept.set(key, value);
  removeItem = (key: string): void => void this.#kept.delete(key);
  clear = (): void => this.#kept.clear();
}

const page: Environment = {
  name: "page",
  // Compiled as for the browser, with working signals.
  viteEnvironment: "client",
  setup(global: Record<string, unknown>) {
    const doors = new EventTarget();
    const location = { pathname: "/", search: "", protocol: "http:", host: "localhost" };
    Object.assign(global, {
      localStorage: new Memory(),
      window: global,
      location,
      history: {
        pushState: (_: unknown, __: string, to: string): void => {
          [location.pathname, location.search] = [to.split("?")[0]!, to.includes("?") ? to.slice(to.indexOf("?")) : ""];
        },
      },
      scrollTo: (): void => {},
      addEventListener: doors.addEventListener.bind(doors),
      dispatchEvent: doors.dispatchEvent.bind(doors),
    });
    return { teardown: () => {} };
  },
};

export default page;
