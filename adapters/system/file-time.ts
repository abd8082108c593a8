/** The machine's moment, by which its disk dates files. */
export const fileTime = (): Date => new Date();

/** The age of a file in milliseconds, by the machine's clock. */
export const fileAgeMs = (dated: Date): number => Date.now() - dated.getTime();
