import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { createMiddleware } from "hono/factory";
import { type Problem, problemOf } from "../contract/problem.ts";
import {
  type RateLimiter,
  type RateLimiters,
  takeEach,
} from "../services/rate-limits/rate-limiter.ts";
import { tooManyRequests } from "../services/rate-limits/too-many-requests.ts";
import { limitKeyOf } from "../services/response-link-tokens.ts";
import type { AppEnv } from "./app-env.ts";
import { refuseBody } from "./middleware/request-limits.ts";
import { problem } from "./problem-response.ts";

/** Bytes around the file in a multipart body. */
const wrappingBytes = 16 * 1024;
/** Maximum number of uploads at once, each of which holds its file in memory. */
const maxAtOnce = 6;
/**
 * Timeout for slow uploads in milliseconds, since the server itself would wait forever and hold a
 * slot.
 */
const patienceMs = 60_000;

const slow = problemOf("too-slow", 408, "The upload took too long. Please try again");
const busy = problemOf("studio-busy", 503, "Too many uploads at once. Please try again");

/** The field of an upload, and its limits. */
type Receiving = {
  /** Name of the form field with the file. */
  field: string;
  maxBytes: number;
  tooLarge: Problem;
  withinMs?: number;
};

/** Receives uploads of one file each, a few at once. */
export function fileReceiver({ field, maxBytes, tooLarge, withinMs = patienceMs }: Receiving) {
  let arriving = 0;
  const noFile = problemOf("invalid-input", 400, `Send one file as the field ${field}`);

  const fewAtOnce = createMiddleware<AppEnv>(async (c, next) => {
    if (arriving >= maxAtOnce) return problem(c, { ...busy, retryAfterSeconds: 3 });
    arriving++;
    try {
      await next();
    } finally {
      arriving--;
    }
  });

  const notTooLarge = bodyLimit({
    maxSize: maxBytes + wrappingBytes,
    onError: (c) => refuseBody(c, tooLarge),
  });

  /** The file, or the refusal when it is too large or missing. */
  async function receive(c: Context<AppEnv>): Promise<File | Response> {
    let file: File | null = null;
    const refused = notTooLarge(c, async () => {
      file = await fileOf(c, field);
    });
    const received = await within(withinMs, refused);
    if (received === "late") return problem(c, slow);
    return received instanceof Response ? received : (file ?? problem(c, noFile));
  }

  return { fewAtOnce, receive };
}

export type UploadLimiters = Pick<RateLimiters, "uploads" | "uploadsOfAddress" | "responsesByLink">;

/** Limits uploads. Every attempt counts, because reading a file is the expensive part. */
export function uploadLimit(limiters: UploadLimiters) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { by, linkHolder, clientAddress } = c.var;
    const own: [RateLimiter, string] | null = linkHolder
      ? [limiters.responsesByLink, limitKeyOf(linkHolder.link)]
      : by.kind === "member"
        ? [limiters.uploads, by.user.id]
        : null;
    const wait = own && (await takeEach([own, [limiters.uploadsOfAddress, clientAddress]]));
    return wait === null ? next() : problem(c, tooManyRequests(wait));
  });
}

async function fileOf(c: Context<AppEnv>, field: string): Promise<File | null> {
  try {
    const { [field]: file } = await c.req.parseBody();
    return file instanceof File ? file : null;
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
