import { Hono } from "hono";
import { describeApi } from "../../contract/openapi.ts";
import type { Encoding, System } from "../../services/system.ts";
import type { AppEnv } from "../app-env.ts";
import { encodingFor } from "../middleware/compress-answers.ts";

type Body = Uint8Array<ArrayBuffer>;

/**
 * The OpenAPI description. Generating it takes a tenth of a second, so it is generated and
 * compressed once.
 */
export function apiDescriptionRoutes(
  { compress, hash }: Pick<System, "compress" | "hash">,
  { siteName, origin }: { siteName: string; origin: string },
) {
  const smaller = new Map<Encoding, Promise<Body>>();
  let written: { body: Body; etag: string } | null = null;

  function write() {
    const text = JSON.stringify(describeApi({ name: siteName, origin }));
    return { body: new TextEncoder().encode(text), etag: `W/"${hash(text).slice(0, 24)}"` };
  }

  return new Hono<AppEnv>().get("/openapi.json", async (c) => {
    written ??= write();
    const { body, etag } = written;
    const headers = { "cache-control": "no-cache", vary: "accept-encoding", etag };
    if (c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
    const sent = { ...headers, "content-type": "application/json" };
    const encoding = encodingFor(c.req.header("accept-encoding"));
    if (!encoding) return c.body(body, 200, sent);
    const packed = smaller.get(encoding) ?? compress(body, encoding);
    smaller.set(encoding, packed);
    // a failed compression is repeated for the next request
    packed.catch(() => smaller.delete(encoding));
    return c.body(await packed, 200, { ...sent, "content-encoding": encoding });
  });
}
