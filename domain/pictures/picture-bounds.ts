/** What a picture may be when it comes in, and what is kept of it. */
export const pictureBounds = {
  bytes: 10 * 1024 * 1024,
  /** Width times height: a small file can unfold to gigabytes. */
  pixels: 50_000_000,
  /** The longer side of what is kept. */
  keptSide: 2560,
} as const;

/** The widths in which kept pictures are served, besides their own. */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const;
