import type { changesCalls } from "../contract/changes.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Whether a person's lists changed. */
export const changesHandlers: HandlersOf<typeof changesCalls> = {
  "GET /api/changes": ({ core, by }) =>
    mapped(core.changes.readChanges({ by }), (changes) => changes),
};
