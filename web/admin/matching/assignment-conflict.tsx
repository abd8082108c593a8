import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";

type Props = {
  /** The server's message to the save; null before one. */
  words: string | null;
  /** The names of those who are assigned now. */
  assigned: readonly string[];
  onReload: () => void;
};

/** The assignment changed while builders were being selected: shows the current one and starts over from it. */
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
