import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../ui/feedback/load-failure.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { BriefEditList } from "./brief-edit-list.tsx";
import { briefEditsQuery } from "./brief-edits-query.ts";

type Props = { requestId: string; briefVersion: number; show: string; onClose: () => void };

/** The changes that the exhibitor made to a brief. */
export function BriefEditsDialog({ requestId, briefVersion, show, onClose }: Props) {
  const edits = useQuery({ ...briefEditsQuery(requestId, briefVersion), retry: false });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="What changed in the brief"
      description={show}
    >
      {edits.isPending && <RowsSkeleton label="Loading the changes" rows={2} />}
      {edits.isError && (
        <LoadFailure
          title="Error Loading Changes"
          text="Failed to load the changes. Please try again."
          query={edits}
        />
      )}
      {edits.data && <BriefEditList edits={edits.data} />}
    </Dialog>
  );
}
