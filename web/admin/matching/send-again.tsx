import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

type Props = { requestId: string; builderId: string; builder: string };

/** Sends an invitation that failed once more. */
export function SendAgain({ requestId, builderId, builder }: Props) {
  const again = useChange({
    call: () =>
      fetchApi.call("POST /api/admin/quotes/:id/send-again", {
        params: { id: requestId },
        body: { builderIds: [builderId] },
      }),
    refreshes: ["admin"],
    done: ({ message }) => ({ title: "Invitation sent again", description: message }),
    failed: {
      title: "Invitation not sent again",
      description: "Failed to send the invitation again. Please try again.",
    },
  });
  return (
    <Button size="small" pending={again.isPending} onClick={() => again.mutate()}>
      Send again<VisuallyHidden> to {builder}</VisuallyHidden>
    </Button>
  );
}
