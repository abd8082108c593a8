/**
 * Headers of a download, whatever its content: browsers save it, and neither display nor run it as
 * a page of this site.
 */
export const downloadOnly = {
  // some viewers open a PDF although it is an attachment
  "content-type": "application/octet-stream",
  "cache-control": "private, no-store",
  "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
};

/**
 * Headers of a small copy of a picture, which pages show; opened directly, it can't load or run
 * anything.
 */
export const previewOnly = {
  ...downloadOnly,
  "content-type": "image/webp",
  "content-disposition": "inline",
  "cross-origin-resource-policy": "same-origin",
};
