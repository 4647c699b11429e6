import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built page is packed into the Python package; fonts and code are served under /assets.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/partal/server/static", emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
