import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

type Props = { assignment: { conflict: string | null; reload(): void } };

/** The request changed while somebody chose builders: what the server says about it, and a fresh look. */
export function AssignmentConflict({ assignment }: Props) {
  if (!assignment.conflict) return null;
  return (
    <Notice
      tone="critical"
      title={assignment.conflict}
      action={
        <Button size="small" onClick={assignment.reload}>
          Reload the request
        </Button>
      }
    >
      Your selection stays.
    </Notice>
  );
}
