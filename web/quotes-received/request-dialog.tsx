import type { OwnQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import { RequestSpecification } from "../quotes/request/request-specification.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { RequestStanding } from "./request-standing.tsx";
import { requestPath } from "./request-view.ts";
import { ResponsesReceived } from "./responses-received.tsx";

type Props = { request: OwnQuoteBody | null; onClose: () => void };

/**
 * The dialog "Quote Request Details": status, specifications and quotes, to read. What can be done
 * is on the request's page.
 */
export function RequestDialog({ request, onClose }: Props) {
  return (
    <Dialog
      open={request !== null}
      onOpenChange={(open) => open || onClose()}
      title="Quote Request Details"
      description={request?.tradeShowName}
      size="large"
    >
      {request && (
        <Stack gap="large">
          <LinkButton to={requestPath(request.id)} tone="accent" full>
            Open the request
          </LinkButton>
          <RequestStanding request={request} />
          <Stack gap="medium" as="section">
            <Heading level={3} size="card">
              Specifications
            </Heading>
            <RequestSpecification request={request} isDrawn={false} />
          </Stack>
          <Stack gap="medium" as="section">
            <Heading level={3} size="card">
              Builder Responses
            </Heading>
            <ResponsesReceived request={request} mayDecide={false} isFolded />
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
}
