import { type MediaKey, readMediaKey } from "./media.ts";

/** A picture stored by this site. */
export type StoredPicture = {
  /** Path on this site, which contains all other fields. */
  url: string;
  key: MediaKey;
  width: number;
  height: number;
  /** Dominant color as six hexadecimal digits; null when transparent. */
  color: string | null;
};

const pattern =
  /^\/img\/media\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})-([0-9a-f]{6}|clear)\.([a-z]+)$/;

/** URL of a stored picture: `/img/media/{hash}-{width}x{height}-{color}.webp`. */
export function addPictureAddress(picture: Omit<StoredPicture, "url">): StoredPicture {
  const { key, width, height, color } = picture;
  const [hash, extension] = key.split(".");
  const url = `/img/media/${hash}-${width}x${height}-${color ?? "clear"}.${extension}`;
  return { ...picture, url };
}

/** Parses such an address; null for any other. */
export function readPictureAddress(url: string): StoredPicture | null {
  const [, hash, width, height, color, extension] = pattern.exec(url) ?? [];
  const key = readMediaKey(`${hash}.${extension}`);
  if (!key || !color) return null;
  return {
    url,
    key,
    width: Number(width),
    height: Number(height),
    color: color === "clear" ? null : color,
  };
}
