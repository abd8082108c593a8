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

/** Fetches what a link leads to, from public addresses only, in bounded time and size. */
export type PictureFetcher = (url: string) => Promise<FetchedPicture>;

export type FetchedPicture =
  | { kind: "fetched"; bytes: Uint8Array }
  /** `isFinal`: another try would end the same way. */
  | { kind: "failed"; problem: string; isFinal: boolean };

/** The links to pictures on other hosts, and this site's copies of them: one copy of each link, made once. */
export type LinkedPictureRepository = {
  /** Writes down links that something shows and that are new. */
  noteShown(): Promise<void>;

  /** Forgets links that were written down before then and that nothing shows. */
  forgetUnshown(before: Date): Promise<void>;

  /** Takes those whose time has come, the oldest first, and holds them until `until`. `tries` counts this one. */
  claimDue(claim: {
    at: Date;
    until: Date;
    limit: number;
  }): Promise<{ url: string; tries: number }[]>;

  /** `address`: where this site serves the copy. Cached pages without it are no longer served. */
  saveCopy(url: string, address: string): Promise<void>;

  /** Without another time there is no further try. */
  saveFailure(url: string, failure: { problem: string; nextTryAt: Date | null }): Promise<void>;
};
