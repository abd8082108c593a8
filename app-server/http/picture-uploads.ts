import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { pictureBounds } from "../../domain/pictures/picture-bounds.ts";
import { toPictureBody } from "../contract/portfolio/picture-calls.ts";
import { problemOf, toProblem } from "../contract/problem.ts";
import type { RateLimiter } from "../services/rate-limits/rate-limiter.ts";
import { tooManyRequests } from "../services/rate-limits/too-many-requests.ts";
import { signedInOnly } from "./middleware/signed-in-only.ts";
import { problem } from "./problem-response.ts";
import type { RequestContext } from "./request-context.ts";

/** Bytes around the file in a multipart body. */
const wrappingBytes = 16 * 1024;
/** Each holds its file in memory. */
const mostAtOnce = 6;
/** Timeout for slow uploads, since the server itself would wait forever and hold a slot. */
const patienceMs = 60_000;

const noPicture = problemOf("invalid-input", 400, "Send one file as the field picture");
const slow = problemOf("too-slow", 408, "The upload took too long. Please try again");
const busy = problemOf("studio-busy", 503, "Too many uploads at once. Please try again");

/** Picture uploads. Callers without permission are rejected before the file is read. */
export function pictureUploadRoutes(
  limiter: Pick<RateLimiter, "take" | "giveBack">,
  withinMs = patienceMs,
) {
  let arriving = 0;

  const fewAtOnce = createMiddleware<RequestContext>(async (c, next) => {
    if (arriving >= mostAtOnce) return problem(c, { ...busy, retryAfterSeconds: 3 });
    arriving++;
    try {
      await next();
    } finally {
      arriving--;
    }
  });

  /** Every try counts: looking at a file is the dear part. */
  const notTooOften = createMiddleware<RequestContext>(async (c, next) => {
    const { by } = c.var;
    const wait = by.kind === "member" ? await limiter.take(by.user.id) : null;
    return wait === null ? next() : problem(c, tooManyRequests(wait));
  });

  const notTooLarge = bodyLimit({
    maxSize: pictureBounds.bytes + wrappingBytes,
    onError: (c) => problem(c, toProblem({ kind: "picture-too-large" })),
  });

  /** The file; or what to say instead, when it is too large or does not come. */
  async function receive(c: Context<RequestContext>): Promise<File | null | Response> {
    let file: File | null = null;
    const refused = await notTooLarge(c, async () => {
      file = await fileOf(c);
    });
    return refused instanceof Response ? refused : file;
  }

  return new Hono<RequestContext>().post("/", signedInOnly, notTooOften, fewAtOnce, async (c) => {
    const received = await within(withinMs, receive(c));
    if (received === "late") return problem(c, slow);
    if (received instanceof Response) return received;
    if (!received) return problem(c, noPicture);
    const { core, by } = c.var;
    const bytes = new Uint8Array(await received.arrayBuffer());
    const uploaded = await core.pictures.uploadPicture({ bytes, by });
    if (!uploaded.ok) return problem(c, toProblem(uploaded.refusal));
    return c.json(toPictureBody(uploaded.value), 201);
  });
}

async function fileOf(c: Context<RequestContext>): Promise<File | null> {
  try {
    const { picture } = await c.req.parseBody();
    return picture instanceof File ? picture : null;
  } catch {
    // not multipart, or truncated
    return null;
  }
}

async function within<Value>(ms: number, coming: Promise<Value>): Promise<Value | "late"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((settle) => {
    timer = setTimeout(() => settle("late"), ms);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
