import "@fontsource/alegreya/latin-400.css";
import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya/latin-ext-400.css";
import "@fontsource/alegreya/latin-ext-700.css";
import "@fontsource/alegreya/cyrillic-400.css";
import "@fontsource/alegreya/cyrillic-700.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import "@fontsource/alegreya-sans/latin-ext-400.css";
import "@fontsource/alegreya-sans/latin-ext-700.css";
import "@fontsource/alegreya-sans/cyrillic-400.css";
import "@fontsource/alegreya-sans/cyrillic-700.css";
import "./styles/tokens.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { watchLetters } from "./lib/letters";
import { startTheme } from "./lib/theme.svelte";
import { startMotion } from "./motion/setting.svelte";

// Drawings are separate files. If they are gone, the server has been updated and has a newer page, so reload, but
// only once.
addEventListener("vite:preloadError", () => {
  if (Date.now() - Number(sessionStorage.getItem("partal-renewed")) < 60_000) return;
  sessionStorage.setItem("partal-renewed", String(Date.now()));
  location.reload();
});

watchLetters();
startTheme();
startMotion();
mount(App, { target: document.getElementById("app") as HTMLElement });
