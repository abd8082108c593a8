import type { UserId } from "../shared/id.ts";
import type { Media, MediaKey } from "./media.ts";

/** Stores files under the hash of their content. */
export type MediaStore = {
  /** The key under which the bytes are stored, or would be. */
  keyOf(media: Media): MediaKey;

  /** Stores the bytes and returns their key. Identical bytes share one key and are stored once. */
  put(media: Media): Promise<MediaKey>;

  has(key: MediaKey): Promise<boolean>;

  /** Null when there is none of that key. */
  get(key: MediaKey): Promise<Media | null>;

  /** Does nothing when it is gone already. */
  delete(key: MediaKey): Promise<void>;

  /** Keys that begin with this byte, 0 to 255, and whose bytes were last stored so long ago by the store's own time. Storing the same ones again counts. */
  listOld(firstByte: number, olderThanMs: number): AsyncIterable<MediaKey>;
};

/** A picture as stored: upright, of bounded size, without metadata. */
export type CleanPicture = Media & {
  width: number;
  height: number;
  /** Dominant color as six hexadecimal digits; null when transparent. */
  color: string | null;
};

export type PictureProblem = "not-a-picture" | "broken" | "too-many-pixels";

/** Decodes and encodes pictures. */
export type ImageProcessor = {
  /** Re-encodes the picture, judged by its content and not its name. SVG, which can hold scripts, is not accepted. */
  clean(bytes: Uint8Array): Promise<CleanPicture | PictureProblem>;

  /** A stored picture as WebP, its longer side no longer than this many pixels. */
  shrink(bytes: Uint8Array, side: number): Promise<Uint8Array>;
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

/** Stored pictures in other widths and formats. */
export type ImageVariants = {
  /** Null when there is no such picture, or none of the size that is named. */
  read(wanted: ImageVariant): Promise<Uint8Array | null>;
};

/** Tracks who uploaded each picture, and whether anything shows it. */
export type PictureRepository = {
  /** Records an upload by this account, or by no one when a sync copied it. Idempotent. Comes before its bytes are stored. */
  noteUpload(upload: { key: MediaKey; userId: UserId | null; at: Date }): Promise<void>;

  /** Uploaded before then and shown by no project, builder, trade show, post, review or person; the oldest first. */
  listUnused(before: Date, limit: number): Promise<MediaKey[]>;

  /**
   * Forgets one that was neither uploaded again nor saved anywhere since then; `dispose` removes its bytes. Meanwhile
   * `noteUpload` of the same one waits. With a `dispose` that throws it is not forgotten.
   */
  forget(key: MediaKey, before: Date, dispose: (key: MediaKey) => Promise<void>): Promise<void>;
};

/** Fetches what a link leads to, from public addresses only, in bounded time and size. */
export type PictureFetcher = (url: string) => Promise<FetchedPicture>;

export type FetchedPicture =
  | { kind: "fetched"; bytes: Uint8Array }
  /** `isFinal`: another try would end the same way. */
  | { kind: "failed"; problem: string; isFinal: boolean };

/** Picture links to other hosts, with this site's copy of each. */
export type LinkedPictureRepository = {
  /** Writes down links that something shows and that are new. */
  noteShown(): Promise<void>;

  /** Forgets links that were written down before then and that nothing shows. */
  forgetUnshown(before: Date): Promise<void>;

  /** Claims links that are due, oldest first, until `until`. `tries` includes this attempt. */
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
