/** Limits of uploaded and stored pictures. */
export const pictureBounds = {
  bytes: 10 * 1024 * 1024,
  /** Maximum width times height: a small file can decode to gigabytes. */
  pixels: 50_000_000,
  /** Longer side of stored pictures, in pixels. */
  keptSide: 2560,
} as const;

/** Widths, in pixels, in which stored pictures are served besides their original width. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;
