/** Paths of the fixed pages that search engines may index. */
export const publicPages = [
  "/",
  "/how-it-works",
  "/portfolio",
  "/our-builders",
  "/blog",
  "/trade-show-calendar",
  "/builder-network",
  "/for-builders",
  "/about-us",
  "/promise",
  "/numbers",
  "/contact",
  "/quote",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
] as const;
