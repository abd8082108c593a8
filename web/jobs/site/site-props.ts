/** The addresses where files are read and photos sent; `job`: the job's id, for its sides. */
export type Addresses = { files: string; photos: string; photosEnd: string; job: string | null };

/** A refused form: what was typed, and why. */
export type SiteAnswer = { act: string; item: string; typed: string; message: string };
