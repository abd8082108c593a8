import { useQuery } from "@tanstack/react-query";
import type { OwnQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import { comparableResponses } from "../../domain/quotes/comparison/comparable-responses.ts";
import { isOpen, type RequestStatus } from "../../domain/quotes/request-state.ts";
import { callQuery } from "../api/call-query.ts";
import { LazyFiles } from "../quotes/files/lazy-files.tsx";
import { AskingButtons, takesAsking } from "../quotes/promise/asking-buttons.tsx";
import { LazyQuestions } from "../quotes/questions/lazy-questions.tsx";
import { RequestSpecification } from "../quotes/request/request-specification.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { rowHead } from "../ui/data/rows.css.ts";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { DirtyFormsContext, useDirtyForms } from "../ui/overlay/dirty-forms.ts";
import { useGuardedClose } from "../ui/overlay/use-guarded-close.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { AskAgain } from "./ask-again.tsx";
import { CancelRequest } from "./cancel-request.tsx";
import { ChosenQuote } from "./chosen-quote.tsx";
import { framedOffers } from "./framed-offers.ts";
import { OpenChangeBrief } from "./open-change-brief.tsx";
import { RequestProgress } from "./request-progress.tsx";
import { RequestStanding } from "./request-standing.tsx";
import { ResponsesReceived } from "./responses-received.tsx";

type Props = { request: OwnQuoteBody | null; onClose: () => void };

/** The dialog "Quote Request Details": status, quotes and the request itself. */
export function RequestDialog({ request, onClose }: Props) {
  const [isDirty, report] = useDirtyForms();
  const guard = useGuardedClose(isDirty, onClose);
  const responses = useQuery({
    ...callQuery("GET /api/quote-requests/:id/responses", { params: { id: request?.id ?? "" } }),
    enabled: request !== null,
  });
  const canCompare = comparableResponses(responses.data ?? [], ({ status }) => status).length > 1;
  const accepted = responses.data?.find(({ status }) => status === "accepted");
  return (
    <Dialog
      open={request !== null}
      onOpenChange={(open) => open || guard.close()}
      title="Quote Request Details"
      description={request?.tradeShowName}
      size="large"
    >
      {request && (
        <Stack gap="large">
          {accepted && isOpen(request.status as RequestStatus) ? (
            <ChosenQuote response={accepted} level={3} hasOthers={canCompare} />
          ) : (
            <RequestStanding request={request} />
          )}
          <RequestProgress request={request} offers={framedOffers(responses.data ?? [])} />
          <Stack gap="medium" as="section">
            <div className={rowHead}>
              <Heading level={3} size="card">
                Builder Responses
              </Heading>
              {canCompare && (
                <LinkButton to={`/requests/${request.id}/compare`} size="small">
                  Compare
                </LinkButton>
              )}
            </div>
            <ResponsesReceived
              request={request}
              mayDecide={isOpen(request.status as RequestStatus)}
            />
            {responses.data && !accepted && <MoreBuilders request={request} />}
          </Stack>
          <LazyFiles requestId={request.id} />
          <DirtyFormsContext value={report}>
            <LazyQuestions requestId={request.id} />
          </DirtyFormsContext>
          <Stack gap="medium" as="section">
            <Heading level={3} size="card">
              Specifications
            </Heading>
            <RequestSpecification request={request} />
          </Stack>
          <Inline justify="end" gap="small" wrap>
            {isOpen(request.status as RequestStatus) ? (
              <>
                {!accepted && <OpenChangeBrief request={request} />}
                <CancelRequest request={request} />
              </>
            ) : (
              <AskAgain request={request} />
            )}
          </Inline>
        </Stack>
      )}
      {guard.question}
    </Dialog>
  );
}

/**
 * Buttons to ask more builders, also when the quotes don't fit. For a missed promise they are shown
 * elsewhere.
 */
function MoreBuilders({ request }: { request: OwnQuoteBody }) {
  const { id, promise, status, timeLine } = request;
  const { received, promised } = timeLine.quotes;
  const isMissed = promise?.outlook?.state === "missed" && received < promised;
  if (!promise || isMissed || !takesAsking(promise) || !isOpen(status as RequestStatus))
    return null;
  return (
    <Inline gap="small" wrap>
      <AskingButtons requestId={id} isStopped={promise.isAskingStopped} tone="quiet" />
    </Inline>
  );
}
