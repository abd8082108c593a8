/** The pages that are always there and that search engines may show, as paths. */
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
  "/contact",
  "/quote",
  "/privacy-policy",
  "/terms-of-service",
  "/cookie-policy",
] as const;
