/** The machine's current time, by which its file system dates files. */
export const fileTime = (): Date => new Date();

/** A file's age in milliseconds, by the machine's clock. */
export const fileAgeMs = (dated: Date): number => Date.now() - dated.getTime();
