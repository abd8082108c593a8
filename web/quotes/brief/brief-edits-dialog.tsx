import { useQuery } from "@tanstack/react-query";
import { callQuery } from "../../api/call-query.ts";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { BriefEditList } from "./brief-edit-list.tsx";

type Props = { requestId: string; show: string; onClose: () => void };

/** Dialog with the changes that the exhibitor made to a brief. */
export function BriefEditsDialog({ requestId, show, onClose }: Props) {
  const edits = useQuery(
    callQuery("GET /api/quote-requests/:id/brief-changes", { params: { id: requestId } }),
  );
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="What changed in the brief"
      description={show}
    >
      <Loaded
        query={edits}
        loading="Loading the changes"
        failure={{
          title: "Error Loading Changes",
          couldNot: "load the changes",
        }}
      >
        {(found) => <BriefEditList edits={found} />}
      </Loaded>
    </Dialog>
  );
}
