import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";

type Props = {
  /** The server's message when the save was refused; null before that. */
  words: string | null;
  /** Names of the currently assigned builders. */
  assigned: readonly string[];
  onReload: () => void;
};

/**
 * Another admin changed the assignment while builders were being selected: shows the current one
 * and restarts from it.
 */
export function AssignmentConflict({ words, assigned, onReload }: Props) {
  const now = assigned.length > 0 ? assigned.join(", ") : "no builder";
  return (
    <Notice
      tone="critical"
      title={words ?? "Another admin changed this assignment"}
      action={
        <Button size="small" onClick={onReload}>
          Reload the request
        </Button>
      }
    >
      Assigned now: {now}. Your selection stays.
    </Notice>
  );
}
