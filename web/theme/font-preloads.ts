import displayFace from "./fonts/bricolage-grotesque-700.woff2?url";
import textFace from "./fonts/instrument-sans-400-700.woff2?url";

/** Link descriptors that fetch both faces before any style asks for them. */
export const fontPreloads = [textFace, displayFace].map((href) => ({
  rel: "preload",
  as: "font",
  type: "font/woff2",
  href,
  crossOrigin: "anonymous" as const,
}));
