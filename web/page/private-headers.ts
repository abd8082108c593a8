/** Response headers of a page whose URL holds a secret: not stored, and its URL is not sent as a referrer. */
export const secretUrlHeaders = () => ({
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
});

/** Headers of a page about one person's request: private, and not indexed. */
export const privateHeaders = () => ({ ...secretUrlHeaders(), "x-robots-tag": "noindex" });
