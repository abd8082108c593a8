import { promisedQuotes } from "../../../domain/shared/promised-numbers.ts";

export type AssignmentChanges = {
  added: string[];
  removed: string[];
  /** Whether the selection differs from the assignment. */
  canSave: boolean;
  isMoreThanPromised: boolean;
};

/** The changes that saving a selection would make to the assignment. */
export function assignmentChanges(
  current: readonly string[],
  selected: ReadonlySet<string>,
  promised: number = promisedQuotes,
): AssignmentChanges {
  const added = [...selected].filter((id) => !current.includes(id));
  const removed = current.filter((id) => !selected.has(id));
  return {
    added,
    removed,
    canSave: added.length + removed.length > 0,
    isMoreThanPromised: selected.size > promised,
  };
}
