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

/** The text as a key, or null when it is none. */
export function readMediaKey(text: string): MediaKey | null {
  return pattern.test(text) ? (text as MediaKey) : null;
}

/** The two hexadecimal digits that keys of this first byte begin with. */
export function mediaPrefix(firstByte: number): string {
  return firstByte.toString(16).padStart(2, "0");
}

/** The media type by the extension of the key; WebP for an unknown one. */
export function mediaTypeOf(key: MediaKey): MediaType {
  return extensions[key.slice(key.indexOf(".") + 1)] ?? "image/webp";
}

/** The key of bytes: the first 32 digits of their hash, and the extension of the type. The same bytes have the same key. */
export function mediaKeyOf(hash: string, type: MediaType): MediaKey {
  const extension = Object.keys(extensions).find((each) => extensions[each] === type);
  return `${hash.slice(0, 32)}.${extension}` as MediaKey;
}
