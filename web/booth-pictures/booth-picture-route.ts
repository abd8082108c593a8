import { LRUCache } from "lru-cache";
import type { LoaderFunctionArgs } from "react-router";
import { drawPicture } from "./draw-picture.ts";
import { readPictureName } from "./picture-name.ts";

/** Recently drawn pictures, gzipped; enough for a busy page and its neighbors. */
const drawn = new LRUCache<string, Promise<ArrayBuffer>>({ max: 400 });

/** `/img/booth/island-20x30-atlas-1.svg`: a picture of a booth that never changes. */
export async function loader({ params: { name = "" }, request }: LoaderFunctionArgs) {
  const picture = readPictureName(name);
  if (!picture) return new Response("There is no such picture", { status: 404 });
  const headers = {
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept-encoding",
    // for a picture that is opened directly: no scripts, no requests
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
  };
  if (!request.headers.get("accept-encoding")?.includes("gzip")) {
    return new Response(drawPicture(picture), { headers });
  }
  let zipped = drawn.get(name);
  if (!zipped) {
    const stream = new Blob([drawPicture(picture)]).stream();
    zipped = new Response(stream.pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
    drawn.set(name, zipped);
  }
  return new Response(await zipped, { headers: { ...headers, "content-encoding": "gzip" } });
}
