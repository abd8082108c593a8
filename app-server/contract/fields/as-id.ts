import { type Id, uuidPattern } from "../../../domain/shared/id.ts";

const idOfNothing = "00000000-0000-0000-0000-000000000000";

/** The id in a path or link. Text that isn't an id becomes one that doesn't exist. */
export function asId<Kind extends string>(text = ""): Id<Kind> {
  return (uuidPattern.test(text) ? text.toLowerCase() : idOfNothing) as Id<Kind>;
}
