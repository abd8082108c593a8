import { APIErrorCode, APIResponseError, Client } from "@notionhq/client";
import { SourceError } from "../../domain/content-sync/source-error.ts";
import { classifyError } from "./retry-wait.ts";
import { createThrottle, type Timing } from "./throttle.ts";

/** The API version this code was written for. */
export const notionVersion = "2026-03-11";

const usualAttempts = 5;
/** Milliseconds for which calls fail at once after Notion has failed repeatedly. */
const breakMs = 60_000;

type Options = {
  token: string;
  url: string;
  perSecond: number;
  timeoutMs: number;
  timing: Timing;
  /** Attempts of a call before Notion counts as unavailable. */
  attempts?: number;
};

export type NotionApi = ReturnType<typeof createNotionApi>;

/** Calls Notion one request at a time within its rate limit, with retries where they help. Throws only SourceErrors. */
export function createNotionApi({
  token,
  url,
  perSecond,
  timeoutMs,
  timing,
  attempts = usualAttempts,
}: Options) {
  const client = new Client({
    auth: token,
    baseUrl: url,
    notionVersion,
    timeoutMs,
    retry: false,
    // Notion's messages contain content that people wrote
    logger: () => {},
  });
  const throttle = createThrottle(perSecond, timing);
  let brokenUntil = 0;

  /** `once`: retried only when the first attempt certainly had no effect. */
  async function ask<Answer>(
    what: string,
    call: (client: Client) => Promise<Answer>,
    { once = false } = {},
  ): Promise<Answer> {
    for (let attempt = 0; ; attempt += 1) {
      if (timing.now() < brokenUntil)
        throw new SourceError("Notion does not answer", { isAway: true });
      await throttle.next();
      try {
        return await call(client);
      } catch (error) {
        const { canRetry, isRefused, waitMs } = classifyError(error, attempt);
        if (!canRetry) throw toSourceError(what, error);
        if (once && !isRefused) {
          throw new SourceError(`${what}: no clear answer came, the next sync looks again`, {
            cause: error,
          });
        }
        if (attempt + 1 >= attempts) {
          brokenUntil = timing.now() + breakMs;
          const reason = `Notion does not answer (${codeOf(error)})`;
          throw new SourceError(reason, { isAway: true, cause: error });
        }
        throttle.pause(waitMs);
      }
    }
  }

  return { ask };
}

const words: Partial<Record<string, { message: string; isAway: boolean }>> = {
  [APIErrorCode.Unauthorized]: { message: "Notion does not accept NOTION_TOKEN", isAway: true },
  [APIErrorCode.RestrictedResource]: {
    message: "the connection may not do this: give it the right to read and write content",
    isAway: false,
  },
  [APIErrorCode.ObjectNotFound]: {
    message:
      "is not there, or is not shared with the connection, or its id is that of the database",
    isAway: false,
  },
};

function toSourceError(what: string, error: unknown): SourceError {
  const code = codeOf(error);
  const { message, isAway } = words[code] ?? { message: `Notion says ${code}`, isAway: false };
  return new SourceError(`${what}: ${message}`, { isAway, cause: error });
}

/** An error code of Notion's or the runtime's; messages may contain content that people wrote. */
function codeOf(error: unknown): string {
  if (APIResponseError.isAPIResponseError(error)) return error.code;
  const { code, name } = error as { code?: unknown; name?: string };
  return String(code ?? name ?? "error");
}
