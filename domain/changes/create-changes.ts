import type { ChangeLog } from "./ports.ts";
import { readChanges } from "./read-changes.ts";

/** Ports that these use cases need. */
export type ChangesPorts = {
  changes: ChangeLog;
};

/** The use cases: whether a person's lists changed. */
export function createChanges(ports: ChangesPorts) {
  return {
    readChanges: readChanges(ports),
  };
}
