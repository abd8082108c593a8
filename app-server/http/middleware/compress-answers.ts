import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { contentOf, WholeResponse } from "../../contract/whole-response.ts";
import type { Encoding, System } from "../../services/system.ts";
import type { AppEnv } from "../app-env.ts";

/** Minimum size in bytes: a smaller answer fits into one packet anyway. */
const smallestBytes = 1024;

const texts = /^(text\/|image\/svg\+xml|application\/(\w[\w.-]*\+)?(json|xml|yaml))/;

/** Header of streamed answers that tells proxies not to buffer. */
const streamedHeader = "x-accel-buffering";

/**
 * Compresses text and drawings for clients that accept it, members included: a whole answer of 1 kB
 * or more at once, a streamed one chunk by chunk. Answers to cross-site requests with cookies stay
 * uncompressed, so that their length reveals nothing (decision 014).
 */
export function compressAnswers({
  compress,
  compressStream,
}: Pick<System, "compress" | "compressStream">) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { res } = c;
    const { headers, status } = res;
    if (!texts.test(headers.get("content-type") ?? "") || headers.has("content-encoding")) return;
    if (!headers.get("vary")?.includes("accept-encoding"))
      headers.append("vary", "accept-encoding");
    if (!res.body || status === 304 || c.req.method === "HEAD" || isAskedByOthers(c)) return;
    const encoding = encodingFor(c.req.header("accept-encoding"));
    if (!encoding) return;
    if (headers.has(streamedHeader)) {
      headers.set("content-encoding", encoding);
      replace(c, new Response(compressStream(res.body, encoding), { status, headers }));
      return;
    }
    const body = await contentOf(res);
    const isSmall = body.byteLength < smallestBytes;
    if (!isSmall) {
      headers.set("content-encoding", encoding);
      headers.delete("content-length");
    }
    const sent = isSmall ? body : await compress(body, encoding, "once");
    replace(c, new WholeResponse(sent, { status, headers }));
  });
}

/** Whether another site has caused this request, with cookies. */
function isAskedByOthers({ req }: Context): boolean {
  const site = req.header("sec-fetch-site");
  return (site === "cross-site" || site === "same-site") && req.header("cookie") !== undefined;
}

/**
 * Replaces the response. Resets it first: Hono would copy the previous response's headers to the
 * new one.
 */
function replace(c: Context, response: Response): void {
  c.res = undefined;
  c.res = response;
}

const encodings: readonly Encoding[] = ["br", "gzip"];

/** The smallest encoding that an `Accept-Encoding` accepts; null for uncompressed. */
export function encodingFor(accepted: string | null | undefined): Encoding | null {
  const taken = new Map(
    (accepted ?? "").split(",").map((each) => {
      const [name = "", ...options] = each.split(";").map((part) => part.trim().toLowerCase());
      return [name, !options.some((option) => /^q=0(\.0*)?$/.test(option))];
    }),
  );
  return encodings.find((each) => taken.get(each) ?? taken.get("*") ?? false) ?? null;
}
