import type { UserId } from "../shared/id.ts";
import type { Media, MediaKey } from "./media.ts";

/** Stores files under the hash of their content. */
export type MediaStore = {
  /** The key of the bytes, stored or not. */
  keyOf(media: Media): MediaKey;

  /** Stores the bytes and returns their key. Identical bytes share one key and are stored once. */
  put(media: Media): Promise<MediaKey>;

  has(key: MediaKey): Promise<boolean>;

  /** Null when no file has this key. */
  get(key: MediaKey): Promise<Media | null>;

  /** Deletes the file. Idempotent. */
  delete(key: MediaKey): Promise<void>;

  /**
   * Keys with this first byte, 0 to 255, whose bytes were last stored more than `olderThanMs` ago
   * by the store's clock. Storing the same bytes again renews the time.
   */
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
  /**
   * Re-encodes the picture; its type is detected from its content. SVG, which can hold scripts,
   * isn't accepted.
   */
  clean(bytes: Uint8Array): Promise<CleanPicture | PictureProblem>;

  /** A stored picture as WebP, its longer side no longer than this many pixels. */
  shrink(bytes: Uint8Array, side: number): Promise<Uint8Array>;
};

export type PictureFormat = "avif" | "webp" | "jpeg" | "png";

export type ImageVariant = {
  key: MediaKey;
  /** The size in the address. */
  named: { width: number; height: number };
  /** Null: the stored width. */
  width: number | null;
  format: PictureFormat;
};

/** Serves stored pictures in other widths and formats. */
export type ImageVariants = {
  /** Null when the picture doesn't exist, or has another size than named. */
  read(wanted: ImageVariant): Promise<Uint8Array | null>;
};

/** Tracks who uploaded each picture, and whether anything shows it. */
export type PictureRepository = {
  /**
   * Records an upload by this account, or by a sync (null). Idempotent. Call before storing the
   * bytes.
   */
  noteUpload(upload: { key: MediaKey; userId: UserId | null; at: Date }): Promise<void>;

  /**
   * Pictures uploaded before `before` that no project, builder, trade show, post, review or person
   * shows; oldest first.
   */
  listUnused(before: Date, limit: number): Promise<MediaKey[]>;

  /**
   * Forgets a picture that wasn't uploaded again or saved anywhere since `before`; `dispose`
   * deletes its bytes, while `noteUpload` of the same picture waits. When `dispose` throws, the
   * picture stays recorded.
   */
  forget(key: MediaKey, before: Date, dispose: (key: MediaKey) => Promise<void>): Promise<void>;
};

/** Fetches the target of a link, from public addresses only, within limits of time and size. */
export type PictureFetcher = (url: string) => Promise<FetchedPicture>;

export type FetchedPicture =
  | { kind: "fetched"; bytes: Uint8Array }
  /** `isFinal`: a retry would fail the same way. */
  | { kind: "failed"; problem: string; isFinal: boolean };

/** Picture links to other hosts, with this site's copy of each. */
export type LinkedPictureRepository = {
  /** Records links that are shown and not yet known. */
  noteShown(): Promise<void>;

  /** Forgets links recorded before `before` that nothing shows. */
  forgetUnshown(before: Date): Promise<void>;

  /** Claims due links until `until`, oldest first. `tries` includes this attempt. */
  claimDue(claim: {
    at: Date;
    until: Date;
    limit: number;
  }): Promise<{ url: string; tries: number }[]>;

  /** Stores the copy's address. Cached pages without it are no longer served. */
  saveCopy(url: string, address: string): Promise<void>;

  /** Stores a failed attempt; without `nextTryAt` there is no retry. */
  saveFailure(url: string, failure: { problem: string; nextTryAt: Date | null }): Promise<void>;
};
