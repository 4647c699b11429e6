import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// Every browser that runs this page reads woff2; the second copy of each font stays out of the wheel.
const onlyWoff2: Plugin = {
  name: "only-woff2",
  enforce: "pre",
  transform(code, id) {
    if (!id.includes("@fontsource") || !id.includes(".css")) return null;
    return code.replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, "");
  },
};

// The fonts that every page uses are preloaded with it: letters that arrive later are wider or narrower than their
// stand-ins, so lines would break differently and move what the user is about to click.
const LETTERS = ["alegreya-sans-latin-400", "alegreya-sans-latin-700", "alegreya-latin-700"];
const lettersFirst: Plugin = {
  name: "letters-first",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      if (!bundle) return [];
      return LETTERS.map((name) => {
        const file = Object.keys(bundle).find((one) => one.startsWith(`assets/${name}-`));
        if (!file) throw new Error(`The page has no font ${name}.`);
        return {
          tag: "link",
          attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: "" },
          injectTo: "head",
        };
      });
    },
  },
};

// The built page is packed into the Python package; fonts and code are served under /assets.
export default defineConfig({
  plugins: [onlyWoff2, lettersFirst, svelte()],
  build: { outDir: "../src/partal/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
