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

// The built page is packed into the Python package; fonts and code are served under /assets.
export default defineConfig({
  plugins: [onlyWoff2, svelte()],
  build: { outDir: "../src/partal/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
