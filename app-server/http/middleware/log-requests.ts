import { createMiddleware } from "hono/factory";
import type { Principal } from "../../../domain/accounts/principal.ts";
import type { UserId } from "../../../domain/shared/id.ts";
import type { System } from "../../services/system.ts";
import type { AppEnv } from "../app-env.ts";

/** Gives every request an id, which its answer carries and the log repeats. */
export function requestId({ runInRequest }: Pick<System, "runInRequest">) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = crypto.randomUUID();
    c.set("requestId", requestId);
    await runInRequest({ requestId, method: c.req.method, route: redactPath(c.req.path) }, next);
    c.res.headers.set("x-request-id", requestId);
  });
}

export type RequestLine = {
  method: string;
  route: string;
  status: number;
  ms: number;
  requestId: string;
  account?: string;
};

type Needs = Pick<System, "hash"> & { isProduction: boolean };

/**
 * Logs each request in production: route, status and duration in milliseconds; no query, body,
 * header or IP address. Members are logged by a hash of their account. For a streamed page the
 * duration is the time to first byte.
 */
export function logRequests({ isProduction, hash }: Needs) {
  return createMiddleware<AppEnv>(async (c, next) => {
    if (!isProduction) return next();
    const began = performance.now();
    await next();
    const by: Principal | undefined = c.var.by;
    writeRequestLine({
      method: c.req.method,
      route: redactPath(c.req.path),
      status: c.res.status,
      ms: Math.round(performance.now() - began),
      requestId: c.var.requestId,
      ...(by?.kind === "member" && { account: accountMark(hash, by.user.id) }),
    });
  });
}

export function writeRequestLine(line: RequestLine): void {
  console.log(line);
}

/**
 * A hash that stands for an account in log lines: lines of a known account can be found, but don't
 * reveal the person.
 */
function accountMark(hash: System["hash"], id: UserId): string {
  return hash(id).slice(0, 16);
}

const plainWord = /^[a-z]{1,30}(-[a-z]{1,30}){0,7}(\.[a-z]{1,5})?$/;

/**
 * A path for the log: only known words. Ids, email addresses, secrets and anything else become
 * `:id`.
 */
export function redactPath(path: string): string {
  const parts = path.split("/").slice(1, 9);
  return `/${parts.map((part) => (part === "" || plainWord.test(part) ? part : ":id")).join("/")}`;
}
