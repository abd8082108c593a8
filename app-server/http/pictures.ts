import { type Context, Hono } from "hono";
import type { PictureCopies, PictureFormat } from "../../adapters/pictures/picture-copies.ts";
import { readPictureAddress } from "../../domain/pictures/picture-address.ts";
import { pictureWidths } from "../../domain/pictures/picture-bounds.ts";
import type { Scope } from "./scope.ts";

const forEver = {
  "cache-control": "public, max-age=31536000, immutable",
  vary: "accept",
  // a picture may be opened by itself: it loads and runs nothing then either
  "content-security-policy": "default-src 'none'",
};
/** A link keeps its copy, unless nothing shows it for a while. */
const forADay = { ...forEver, "cache-control": "public, max-age=86400" };
/** AVIF of more than this takes seconds to draw. */
const widestAvif = 1280;

type Needs = {
  copies: PictureCopies;
  /** Where the copy of a linked picture is; null until there is one. */
  findCopy(url: string): Promise<string | null>;
};

/**
 * `/img/media/{hash}-{width}x{height}-{colour}.webp?w=640`: a kept picture, in one of the known widths, as the browser likes it best.
 * `/img/linked?url=…&w=640`: this site's copy of a picture on another host; nothing is fetched for whoever asks.
 */
export function pictureRoutes({ copies, findCopy }: Needs) {
  async function serve(c: Context<Scope>, address: string, headers: Record<string, string>) {
    const picture = readPictureAddress(address);
    const asked = c.req.query("w");
    const width = asked === undefined ? null : pictureWidths.find((each) => `${each}` === asked);
    if (!picture || width === undefined) return c.text("There is no such picture", 404);
    // never wider than it is: all who ask for more get the same one
    const drawn = width !== null && width < picture.width ? width : null;
    const format = formatFor(c.req.header("accept") ?? "", {
      width: drawn ?? picture.width,
      isOpaque: picture.color !== null,
    });
    const etag = `"${picture.key.slice(0, 32)}-${drawn ?? "own"}-${format}"`;
    if (c.req.header("if-none-match") === etag) return c.body(null, 304, { ...headers, etag });

    const { key, width: namedWidth, height } = picture;
    const named = { width: namedWidth, height };
    const bytes = await copies.read({ key, named, width: drawn, format });
    if (!bytes) return c.text("There is no such picture", 404);
    const type = { "content-type": `image/${format}` };
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, { ...headers, etag, ...type });
  }

  return new Hono<Scope>()
    .get("/img/media/:name", (c) => serve(c, c.req.path, forEver))
    .get("/img/linked", async (c) => {
      const copy = await findCopy(c.req.query("url") ?? "");
      if (copy) return serve(c, copy, forADay);
      return c.text("There is no copy of that picture", 404, { "cache-control": "max-age=60" });
    });
}

/** What the browser says that it can show decides; whoever says nothing gets what everybody can. */
function formatFor(accept: string, { width, isOpaque }: { width: number; isOpaque: boolean }) {
  const can = (format: PictureFormat) => accept.includes(`image/${format}`);
  if (can("avif") && width <= widestAvif) return "avif";
  if (can("webp")) return "webp";
  return isOpaque ? "jpeg" : "png";
}
