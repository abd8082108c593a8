/** The machine's moment, by which its disk dates files. */
export const fileTime = (): Date => new Date();

/** How long ago a file was dated, in milliseconds of the machine. */
export const fileAgeMs = (dated: Date): number => Date.now() - dated.getTime();
