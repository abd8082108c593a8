import { useQuery } from "@tanstack/react-query";
import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import type { ViewedRequestBody } from "../../../app-server/contract/quotes/viewed-request.ts";
import { namesPrice } from "../../../domain/offers/names-price.ts";
import { callQuery } from "../../api/call-query.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { useNow } from "../../ui/use-now.ts";
import { askedToday } from "../asks/asked-today.ts";
import { askForUpdate } from "../decision/ask-builder.tsx";

type Props = {
  request: ViewedRequestBody;
  responses: readonly ReceivedResponseBody[];
  canDecide: boolean;
};

/**
 * Shown above the table while some quotes are priced for an earlier brief: how many are updated,
 * and a button to ask the other builders.
 */
export function BriefChangedNote({ request: { id, briefVersion }, responses, canDecide }: Props) {
  const now = useNow();
  const priced = responses.filter(
    ({ status, quotedAmount }) => status === "pending" && namesPrice(quotedAmount),
  );
  const outdated = priced.filter(({ forEarlierBrief }) => forEarlierBrief);
  const edits = useQuery({
    ...callQuery("GET /api/quote-requests/:id/brief-changes", { params: { id } }),
    enabled: outdated.length > 0,
  });
  const due = outdated.filter(({ updateAskedAt }) => !askedToday(updateAskedAt, now));
  const remind = useChange({
    call: () => Promise.all(due.map((response) => askForUpdate(response.id))),
    refreshes: ["quote-requests", "dashboard"],
    done: { title: "Reminder sent", description: "We've emailed the builders." },
    failed: {
      title: "Reminder not sent to everyone",
      couldNot: "reach each builder",
    },
  });
  if (outdated.length === 0) return null;
  const changedAt = edits.data?.find(({ version }) => version === briefVersion)?.createdAt;
  const updated = priced.length - outdated.length;
  return (
    <Notice
      tone="caution"
      title={`Your brief changed. ${updated} of ${priced.length} ${priced.length === 1 ? "quote is" : "quotes are"} updated.`}
      action={
        canDecide && due.length > 0 ? (
          <Button tone="plain" pending={remind.isPending} onClick={() => remind.mutate()}>
            Remind them
          </Button>
        ) : undefined
      }
    >
      {changedAt && (
        <span>
          Changed <DateText iso={changedAt} format="near" />.
        </span>
      )}
    </Notice>
  );
}
