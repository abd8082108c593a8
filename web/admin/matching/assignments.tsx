import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import type { InvitationDelivery } from "../../../domain/quotes/quote-request.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

type Look = { label: string; tone: "info" | "positive" | "critical" };

const looks: Record<InvitationDelivery, Look> = {
  queued: { label: "On its way", tone: "info" },
  sent: { label: "Delivered", tone: "positive" },
  failed: { label: "Not delivered", tone: "critical" },
};

/** Badge for the delivery state of an invitation. */
function deliveryLook(delivery: InvitationDelivery): Look {
  return looks[delivery];
}

type Props = { quote: AdminQuoteBody; builders: ReadonlyMap<string, string> };

/** Assigned builders, with the delivery of their invitations. */
export function Assignments({ quote, builders }: Props) {
  if (quote.assignedBuilders.length === 0) {
    return <Text tone="muted">No builders assigned</Text>;
  }
  return (
    <div>
      <Text size="small" tone="muted">
        Assigned builders
      </Text>
      <Stack as="ul" gap="xsmall">
        {quote.assignedBuilders.map((id) => {
          const invitation = quote.deliveries.find(({ builderId }) => builderId === id);
          const delivery = invitation && deliveryLook(invitation.delivery);
          const name = builders.get(id);
          return (
            <Inline key={id} as="li" gap="small">
              {name ? (
                <Text as="span" weight="strong">
                  {name}
                </Text>
              ) : (
                <Badge tone="critical">Unknown Builder</Badge>
              )}
              {delivery && <Badge tone={delivery.tone}>{delivery.label}</Badge>}
              {invitation?.error && (
                <Text as="span" size="small" tone="muted">
                  {invitation.error}
                </Text>
              )}
              {invitation?.delivery === "failed" && (
                <SendAgain requestId={quote.id} builderId={id} builder={name ?? "this builder"} />
              )}
            </Inline>
          );
        })}
      </Stack>
    </div>
  );
}

type SendAgainProps = { requestId: string; builderId: string; builder: string };

/** Sends a failed invitation again. */
function SendAgain({ requestId, builderId, builder }: SendAgainProps) {
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
      couldNot: "send the invitation again",
    },
  });
  return (
    <Button size="small" pending={again.isPending} onClick={() => again.mutate()}>
      Send again<VisuallyHidden> to {builder}</VisuallyHidden>
    </Button>
  );
}
