import type { Context } from "hono";
import type { Id } from "../../domain/shared/id.ts";
import { uuidPattern } from "../contract/text.ts";

const nobodys = "00000000-0000-0000-0000-000000000000";

/** The id in the address. Text that is no id names nothing, like an id that nobody has. */
export function pathId<Kind extends string>(c: Context): Id<Kind> {
  return asId(c.req.param("id"));
}

export function asId<Kind extends string>(text = ""): Id<Kind> {
  return (uuidPattern.test(text) ? text.toLowerCase() : nobodys) as Id<Kind>;
}
