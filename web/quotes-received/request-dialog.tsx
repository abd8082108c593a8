import type { QuoteRequestBody } from "../../app-server/contract/quote-requests.ts";
import { isOpen, type RequestStatus } from "../../domain/quotes/request-state.ts";
import { RequestSpecification } from "../quotes/request-specification.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Heading } from "../ui/heading.tsx";
import { Inline } from "../ui/inline.tsx";
import { Notice } from "../ui/notice.tsx";
import { Stack } from "../ui/stack.tsx";
import { CancelRequest } from "./cancel-request.tsx";
import { requestStatusText } from "./request-status-text.ts";
import { ResponsesReceived } from "./responses-received.tsx";

type Props = { request: QuoteRequestBody | null; onClose: () => void };

/** Quote Request Details: how the request stands, its quotes, and what was asked for. */
export function RequestDialog({ request, onClose }: Props) {
  const status = requestStatusText(request?.status);
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
          <Notice tone={status.tone === "caution" ? "info" : status.tone} title={status.title}>
            {status.text}
            {request.cancelReason && ` Reason given: ${request.cancelReason}`}
          </Notice>
          <Stack gap="medium" as="section">
            <Heading level={3} size="card">
              Builder Responses
            </Heading>
            <ResponsesReceived
              requestId={request.id}
              mayDecide={isOpen(request.status as RequestStatus)}
            />
          </Stack>
          <Stack gap="medium" as="section">
            <Heading level={3} size="card">
              Specifications
            </Heading>
            <RequestSpecification request={request} />
          </Stack>
          {isOpen(request.status as RequestStatus) && (
            <Inline justify="end">
              <CancelRequest request={request} />
            </Inline>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
