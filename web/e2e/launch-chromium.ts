import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./find-chromium.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-gpu-rasterization", // Debian's own settings ask for it, and it would be played in software
  "--disable-gpu-compositing",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: flags, headless: true });
}
