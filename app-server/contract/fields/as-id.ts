import { type Id, uuidPattern } from "../../../domain/shared/id.ts";

const idOfNothing = "00000000-0000-0000-0000-000000000000";

/** Converts a path segment to an id. Text that isn't an id becomes an id that doesn't exist. */
export function asId<Kind extends string>(text = ""): Id<Kind> {
  return (uuidPattern.test(text) ? text.toLowerCase() : idOfNothing) as Id<Kind>;
}
