import { createMiddleware } from "hono/factory";
import { problemOf } from "../../contract/problem.ts";
import { isThisMachine } from "../../services/this-machine.ts";
import { problem } from "../problem-response.ts";
import type { RequestContext } from "../request-context.ts";

const forwarding = /^(x-forwarded-.+|forwarded|via|x-real-ip)$/;

/** Whether the other end of the connection is a program on this machine, and no proxy that hands on what others ask. */
export function isFromThisMachine(socketAddress: string | undefined, headers: Headers): boolean {
  if (!isThisMachine(socketAddress ?? "")) return false;
  for (const name of headers.keys()) if (forwarding.test(name)) return false;
  return true;
}

/** To others, these addresses do not exist. */
export const thisMachineOnly = createMiddleware<RequestContext>((c, next) =>
  isFromThisMachine(c.env?.address, c.req.raw.headers)
    ? next()
    : Promise.resolve(problem(c, problemOf("not-found", 404, "There's nothing at this address"))),
);

/**
 * In development, answers only under this machine's names and that of ORIGIN, so that DNS rebinding
 * from another site's page reads nothing.
 */
export function ownHostOnly(origin: string) {
  const own = new URL(origin).hostname;
  const wrongHost = problemOf(
    "wrong-host",
    421,
    "In development the site answers at localhost only. Set ORIGIN to give it another name",
  );
  return createMiddleware<RequestContext>((c, next) => {
    const host = c.req.header("host");
    const { hostname } = new URL(host ? `http://${host}` : c.req.url);
    const isOwn = hostname === own || isThisMachine(hostname);
    return isOwn ? next() : Promise.resolve(problem(c, wrongHost));
  });
}
