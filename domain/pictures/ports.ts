import type { UserId } from "../shared/id.ts";
import type { Media, MediaKey } from "./media.ts";

/** Where files are kept, named by what is in them. */
export type MediaStore = {
  /** Keeps the bytes and answers their key: the same bytes have the same one, and are kept once. */
  put(media: Media): Promise<MediaKey>;

  /** Null when there is none of that key. */
  get(key: MediaKey): Promise<Media | null>;

  /** Does nothing when it is gone already. */
  delete(key: MediaKey): Promise<void>;
};

/** A picture as it is kept: upright, of bounded size, and without anything that its file said besides. */
export type CleanPicture = Media & {
  width: number;
  height: number;
  /** What it looks like from afar, six hexadecimal digits; null when one can see through it. */
  color: string | null;
};

export type PictureProblem = "not-a-picture" | "broken" | "too-many-pixels";

/** Who understands pictures. */
export type ImageProcessor = {
  /** Draws the picture anew, whatever its file is called. A drawing with scripts (SVG) is not a picture. */
  clean(bytes: Uint8Array): Promise<CleanPicture | PictureProblem>;
};

export type PictureFormat = "avif" | "webp" | "jpeg" | "png";

export type ImageVariant = {
  key: MediaKey;
  /** The size that its address names. */
  named: { width: number; height: number };
  /** Null: as wide as it is. */
  width: number | null;
  format: PictureFormat;
};

/** Kept pictures in other widths and formats. */
export type ImageVariants = {
  /** Null when there is no such picture, or none of the size that is named. */
  read(wanted: ImageVariant): Promise<Uint8Array | null>;
};

/** Who uploaded which picture, and whether anything still shows it. */
export type PictureRepository = {
  /** Uploaded by this account just now, or by nobody when a sync copied it; also once more. */
  noteUpload(upload: { key: MediaKey; userId: UserId | null; at: Date }): Promise<void>;

  /** Uploaded before then and shown by no project, builder, trade show, post, review or person; the oldest first. */
  listUnused(before: Date, limit: number): Promise<MediaKey[]>;

  /** Forgets those that were not uploaded once more since then. */
  forget(keys: readonly MediaKey[], before: Date): Promise<void>;
};
