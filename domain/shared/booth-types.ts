/** Kinds of booth that have a drawing and a word of their own. */
export const boothTypes = ["island", "peninsula", "inline", "pavilion", "perimeter"] as const;
