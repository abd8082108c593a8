import { type MediaKey, readMediaKey } from "./media.ts";

/** A picture that this site keeps. */
export type StoredPicture = {
  /** A path of this site, which tells all of this. */
  url: string;
  key: MediaKey;
  width: number;
  height: number;
  /** Six hexadecimal digits; null when one can see through it. */
  color: string | null;
};

const pattern =
  /^\/img\/media\/([0-9a-f]{32})-([1-9]\d{0,3})x([1-9]\d{0,3})-([0-9a-f]{6}|clear)\.([a-z]+)$/;

/** Where a kept picture is served: `/img/media/{hash}-{width}x{height}-{colour}.webp`. */
export function addPictureAddress(picture: Omit<StoredPicture, "url">): StoredPicture {
  const { key, width, height, color } = picture;
  const [hash, extension] = key.split(".");
  const url = `/img/media/${hash}-${width}x${height}-${color ?? "clear"}.${extension}`;
  return { ...picture, url };
}

/** Reads such an address; null for any other. */
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
