import type { Context } from "hono";
import type { Id } from "../../domain/shared/id.ts";
import { uuidPattern } from "../contract/fields/text.ts";

const nobodys = "00000000-0000-0000-0000-000000000000";

/** The id in the path. Text that isn't an id becomes one that doesn't exist. */
export function pathId<Kind extends string>(c: Context): Id<Kind> {
  return asId(c.req.param("id"));
}

export function asId<Kind extends string>(text = ""): Id<Kind> {
  return (uuidPattern.test(text) ? text.toLowerCase() : nobodys) as Id<Kind>;
}
