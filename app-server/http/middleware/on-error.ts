import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { StorageAwayError } from "../../../domain/pictures/storage-away.ts";
import { TooBusyError } from "../../../domain/shared/too-busy.ts";
import { StaleWriteError } from "../../../domain/shared/writes/stale-write.ts";
import { problemOf } from "../../contract/problem.ts";
import type { System } from "../../services/system.ts";
import type { AppEnv } from "../app-env.ts";
import { problem } from "../problem-response.ts";

const staleWrite = "Someone else changed this in the meantime. Reload to see it, then try again";

const busy = "The server is busy drawing pictures. Please try again in a few seconds";

const noRoom = "We can't store pictures and files at the moment. Please try again in a few minutes";

const away = "The database isn't responding. Please try again in a minute";

/** Answers 500 without details, and logs the error once. */
export function onError({ isDatabaseAway }: Pick<System, "isDatabaseAway">) {
  return (error: Error, c: Context<AppEnv>): Response => {
    if (error instanceof HTTPException) {
      return problem(c, problemOf("bad-request", error.status, error.message || "Bad request"));
    }
    if (error instanceof StaleWriteError) {
      return problem(c, problemOf("stale-write", 409, staleWrite));
    }
    if (error instanceof TooBusyError) {
      const { retryAfterSeconds } = error;
      return problem(c, { ...problemOf("studio-busy", 503, busy), retryAfterSeconds });
    }
    console.error(`Request ${c.var.requestId} failed:`, error);
    if (isDatabaseAway(error)) {
      return problem(c, { ...problemOf("database-away", 503, away), retryAfterSeconds: 10 });
    }
    if (error instanceof StorageAwayError) {
      return problem(c, { ...problemOf("storage-away", 503, noRoom), retryAfterSeconds: 60 });
    }
    const sorry = `Something went wrong on our side. If it happens again, tell us this number: ${c.var.requestId}`;
    return problem(c, problemOf("internal-error", 500, sorry));
  };
}
