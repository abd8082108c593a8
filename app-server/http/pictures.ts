import { Hono } from "hono";
import { readPictureAddress } from "../../domain/pictures/picture-address.ts";
import { pictureWidths } from "../../domain/pictures/picture-bounds.ts";
import type { ImageVariants, PictureFormat } from "../../domain/pictures/ports.ts";
import type { AppEnv } from "./app-env.ts";

const forEver = {
  "cache-control": "public, max-age=31536000, immutable",
  vary: "accept",
  // for a picture that is opened directly: no scripts, no requests
  "content-security-policy": "default-src 'none'",
};
/** Maximum width for AVIF in pixels: encoding a wider one takes seconds. */
const widestAvif = 1280;

/**
 * `/img/media/{hash}-{width}x{height}-{color}.webp?w=640`: a stored picture in one of the known
 * widths and the browser's preferred format.
 */
export function pictureRoutes(copies: ImageVariants) {
  return new Hono<AppEnv>().get("/img/media/:name", async (c) => {
    const picture = readPictureAddress(c.req.path);
    const asked = c.req.query("w");
    const width = asked === undefined ? null : pictureWidths.find((each) => `${each}` === asked);
    if (!picture || width === undefined) return c.text("There is no such picture", 404);
    // never upscaled: all larger widths share one picture
    const drawn = width !== null && width < picture.width ? width : null;
    const format = formatFor(c.req.header("accept") ?? "", {
      width: drawn ?? picture.width,
      isOpaque: picture.color !== null,
    });
    const etag = `"${picture.key.slice(0, 32)}-${drawn ?? "own"}-${format}"`;
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, { ...forEver, etag });

    const { key, width: namedWidth, height } = picture;
    const named = { width: namedWidth, height };
    const bytes = await copies.read({ key, named, width: drawn, format });
    if (!bytes) return c.text("There is no such picture", 404);
    const headers = { ...forEver, etag, "content-type": `image/${format}` };
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headers);
  });
}

/** The best format in the Accept header; without one, a format that every browser supports. */
function formatFor(accept: string, { width, isOpaque }: { width: number; isOpaque: boolean }) {
  const can = (format: PictureFormat) => accept.includes(`image/${format}`);
  if (can("avif") && width <= widestAvif) return "avif";
  if (can("webp")) return "webp";
  return isOpaque ? "jpeg" : "png";
}
