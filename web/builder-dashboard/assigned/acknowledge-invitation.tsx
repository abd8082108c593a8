import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

/** Button by which the builder confirms that they will quote, and takes a seat. */
export function AcknowledgeInvitation({ request }: { request: AssignedQuoteBody }) {
  const acknowledge = useChange({
    call: () =>
      fetchApi.call("POST /api/quote-requests/:id/acknowledge", { params: { id: request.id } }),
    refreshes: ["quote-requests", "dashboard"],
    done: {
      title: "You have a spot",
      description: "Send your quote when it's ready. We'll remind you before it's due.",
    },
    failed: {
      title: "No spot taken",
      couldNot: "hold a spot for you",
    },
  });
  return (
    <Button size="small" pending={acknowledge.isPending} onClick={() => acknowledge.mutate()}>
      We will quote
      <VisuallyHidden> for {request.tradeShowName}</VisuallyHidden>
    </Button>
  );
}
