import { promisedQuotes } from "../../../domain/quotes/limits.ts";

export type AssignmentChanges = {
  added: string[];
  removed: string[];
  /** Something changed: an empty selection where nobody was assigned is no change. */
  canSave: boolean;
  isMoreThanPromised: boolean;
};

/** What saving a selection of builders would change about the current assignment. */
export function assignmentChanges(
  current: readonly string[],
  selected: ReadonlySet<string>,
): AssignmentChanges {
  const added = [...selected].filter((id) => !current.includes(id));
  const removed = current.filter((id) => !selected.has(id));
  return {
    added,
    removed,
    canSave: added.length + removed.length > 0,
    isMoreThanPromised: selected.size > promisedQuotes,
  };
}
