import { type Browser, chromium } from "playwright-core";
import { findChromium, findHeadlessChromium } from "./find-chromium.ts";

/** Each window would load the suggestions of an invisible address bar: more work than most of our pages. */
const withoutAddressBar = ["WebUIOmniboxPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxAimPopup"];

/** A process made ready for the next page of one context is thrown away when another context opens one. */
const withoutSpareProcess = "SpareRendererForSitePerProcess";

/** Playwright's disabled features, repeated: of two such lists Chromium takes the last. */
const asPlaywrightDoes = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AimEnabled",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "PreconnectToSearch",
];

/** A page of a test lives for seconds: to optimize its scripts costs more than it gives. */
const forShortPages = "--no-opt --no-maglev --single-threaded-gc --min-semi-space-size=32";

/** With it, Chromium makes a new frame and compositor for each page of the same site. */
const withoutNewFrame = "RenderDocument";

const features = [...asPlaywrightDoes, ...withoutAddressBar, withoutSpareProcess, withoutNewFrame];

const flags = [
  `--disable-features=${features.join(",")}`,
  `--js-flags=${forShortPages}`,
  "--in-process-gpu",
  "--enable-features=NetworkServiceInProcess2",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-gpu-rasterization", // Debian's own settings ask for it, and it would be played in software
  "--disable-gpu-compositing",
  "--font-render-hinting=none", // without windows it would round the width of each letter to whole pixels
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Loading, decoding and drawing pictures is a tenth of what a visit costs; the sizes of their places stay. */
const withoutPictures = "--blink-settings=imagesEnabled=false";

export function launchChromium({
  hasPictures = true,
  executablePath = findHeadlessChromium() ?? findChromium(),
} = {}): Promise<Browser> {
  const args = hasPictures ? flags : [...flags, withoutPictures];
  return chromium.launch({ executablePath, args, headless: true });
}
