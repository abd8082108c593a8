import { useState } from "react";
import type { AdminQuoteBody } from "../../app-server/contract/admin.ts";
import { promisedQuotes } from "../../domain/quotes/limits.ts";
import { AlertDialog } from "../ui/alert-dialog.tsx";
import { Button } from "../ui/button.tsx";
import { Inline } from "../ui/inline.tsx";
import { Notice } from "../ui/notice.tsx";
import { Stack } from "../ui/stack.tsx";
import { assignmentChanges } from "./assignment-changes.ts";
import { BuilderSelector } from "./builder-selector.tsx";
import { useAssignment } from "./use-assignment.ts";

type Props = {
  quote: AdminQuoteBody;
  builders: ReadonlyMap<string, string>;
  onClose: () => void;
};

/** The pending selection of builders, and saving it. Removing somebody asks first. */
export function AssignmentPanel({ quote, builders, onClose }: Props) {
  const [selected, setSelected] = useState<readonly string[]>(quote.assignedBuilders);
  const [isAsking, setAsking] = useState(false);
  const { save, conflict, reload } = useAssignment(quote, onClose);
  const changes = assignmentChanges(quote.assignedBuilders, new Set(selected));
  const removed = changes.removed.map((id) => builders.get(id) ?? "an unknown builder").join(", ");

  return (
    <Stack>
      {conflict && (
        <Notice
          tone="critical"
          title="Assignment Failed"
          action={
            <Button size="small" onClick={reload}>
              Reload the request
            </Button>
          }
        >
          {conflict}. Your selection stays.
        </Notice>
      )}
      <BuilderSelector
        builders={builders}
        assigned={quote.assignedBuilders}
        selected={selected}
        onSelect={setSelected}
      />
      {changes.isMoreThanPromised && (
        <Notice tone="caution" title={`More than ${promisedQuotes} builders`}>
          Exhibitors are promised {promisedQuotes} quotes. You can assign more all the same.
        </Notice>
      )}
      <Inline justify="end">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          tone="accent"
          disabled={!changes.canSave}
          pending={save.isPending}
          onClick={() => (removed ? setAsking(true) : save.mutate([...selected]))}
        >
          {save.isPending ? "Saving..." : "Save Assignment"}
        </Button>
      </Inline>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={selected.length === 0 ? "Remove all builders?" : "Remove builders?"}
        description={`${removed} can no longer quote. A pending quote of theirs is declined, and they are told by e-mail.`}
        confirmLabel="Remove and save"
        tone="critical"
        onConfirm={() => {
          setAsking(false);
          save.mutate([...selected]);
        }}
      />
    </Stack>
  );
}
