/** Headers of a page whose URL holds a secret: not stored, and the URL isn't sent as a referrer. */
export const secretUrlHeaders = () => ({
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
});

/** Headers of a page about one person's request: as with a secret URL, and not indexed. */
export const privateHeaders = () => ({ ...secretUrlHeaders(), "x-robots-tag": "noindex" });
