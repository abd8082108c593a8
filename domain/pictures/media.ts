/** Supported file types. */
export type MediaType =
  | "image/webp"
  | "image/avif"
  | "image/jpeg"
  | "image/png"
  | "application/pdf";

export type Media = { bytes: Uint8Array; contentType: MediaType };

/** Name of a stored file: 32 hexadecimal digits from the hash of its bytes, and its type. */
export type MediaKey = string & { readonly kind: "media-key" };

const extensions: Record<string, MediaType> = {
  webp: "image/webp",
  avif: "image/avif",
  jpg: "image/jpeg",
  png: "image/png",
  pdf: "application/pdf",
};
const pattern = /^[0-9a-f]{32}\.(webp|avif|jpg|png|pdf)$/;

/** Parses a key; null when the text isn't one. */
export function readMediaKey(text: string): MediaKey | null {
  return pattern.test(text) ? (text as MediaKey) : null;
}

/** The first two hexadecimal digits of keys with this first byte. */
export function mediaPrefix(firstByte: number): string {
  return firstByte.toString(16).padStart(2, "0");
}

/** The media type from the key's extension; WebP for an unknown one. */
export function mediaTypeOf(key: MediaKey): MediaType {
  return extensions[key.slice(key.indexOf(".") + 1)] ?? "image/webp";
}

/**
 * The key of stored bytes: the first 32 digits of their hash, and the type's extension. Equal bytes
 * have the same key.
 */
export function mediaKeyOf(hash: string, type: MediaType): MediaKey {
  const extension = Object.keys(extensions).find((each) => extensions[each] === type);
  return `${hash.slice(0, 32)}.${extension}` as MediaKey;
}
