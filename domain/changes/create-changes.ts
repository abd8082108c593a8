import type { ChangeLog } from "./ports.ts";
import { readChanges } from "./read-changes.ts";

/** What the use cases below need of the outside world. */
export type ChangesPorts = {
  changes: ChangeLog;
};

/** The use cases: whether a person's lists changed. */
export function createChanges(ports: ChangesPorts) {
  return {
    readChanges: readChanges(ports),
  };
}
