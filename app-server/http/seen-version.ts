import type { Context } from "hono";

/** Matches no version that there is. */
const never = new Date(0);

/** `If-Match: "<lastEditedTime>"`: the version that the caller looked at. Null when they do not say, or take any. */
export function seenVersion(c: Context): Date | null {
  const given = c.req.header("if-match")?.trim();
  if (!given || given === "*") return null;
  const seen = new Date(given.replace(/^"|"$/g, ""));
  return Number.isNaN(seen.getTime()) ? never : seen;
}
