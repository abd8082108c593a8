import { useState } from "react";
import { Button } from "../../ui/action/button.tsx";
import { AlertDialog } from "../../ui/overlay/alert-dialog.tsx";
import type { AssignmentChanges } from "./assignment-changes.ts";

type Props = {
  changes: AssignmentChanges;
  builders: ReadonlyMap<string, string>;
  isSaving: boolean;
  onSave: () => void;
};

/** Saves the selection; asks for confirmation when it removes a builder. */
export function SaveAssignment({ changes, builders, isSaving, onSave }: Props) {
  const [isAsking, setAsking] = useState(false);
  const names = changes.removed.map((id) => builders.get(id) ?? "an unknown builder");

  return (
    <>
      <Button
        tone="accent"
        disabled={!changes.canSave}
        pending={isSaving}
        onClick={() => (names.length > 0 ? setAsking(true) : onSave())}
      >
        {isSaving ? "Saving..." : "Save Assignment"}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={names.length > 1 ? `Remove ${names.length} builders?` : "Remove this builder?"}
        description={`${names.join(", ")} will no longer be able to quote. We'll decline any pending quote and email them.`}
        confirmLabel="Remove and save"
        tone="critical"
        onConfirm={() => {
          setAsking(false);
          onSave();
        }}
      />
    </>
  );
}
