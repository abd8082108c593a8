import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import type { OwnQuoteBody } from "../../app-server/contract/dashboard/dashboard.ts";
import { namesPrice } from "../../domain/offers/names-price.ts";
import { comparableResponses } from "../../domain/quotes/comparison/comparable-responses.ts";
import { isOpen, type RequestStatus } from "../../domain/quotes/request-state.ts";
import { shortShowName } from "../../domain/trade-shows/short-show-name.ts";
import { callQuery } from "../api/call-query.ts";
import { lazyComponent } from "../lazy/lazy-component.tsx";
import { KeptViews } from "../page/kept-views.tsx";
import { LazyFiles } from "../quotes/files/lazy-files.tsx";
import { AskingButtons, takesAsking } from "../quotes/promise/asking-buttons.tsx";
import { PromiseScope } from "../quotes/promise/promise-scope.tsx";
import { LazyQuestions } from "../quotes/questions/lazy-questions.tsx";
import { ExhibitorRecord } from "../quotes/request/exhibitor-record.tsx";
import { RequestSpecification } from "../quotes/request/request-specification.tsx";
import { ReviewLink } from "../ratings/review-link.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Breadcrumb } from "../ui/data/breadcrumb.tsx";
import { rowHead } from "../ui/data/rows.css.ts";
import { ViewLinks } from "../ui/data/view-links.tsx";
import { Badge } from "../ui/feedback/badge.tsx";
import { EmptyState } from "../ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "../ui/feedback/rows-skeleton.tsx";
import { Card } from "../ui/layout/card.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Name } from "../ui/text/name.tsx";
import { Text } from "../ui/text/text.tsx";
import { textLink } from "../ui/text/text-link.css.ts";
import { AskAgain } from "./ask-again.tsx";
import { AskOthers } from "./ask-others.tsx";
import { FinalOfferNote } from "./asks/final-offer-note.tsx";
import { CancelRequest } from "./cancel-request.tsx";
import { ChosenQuote } from "./chosen-quote.tsx";
import { framedOffers } from "./framed-offers.ts";
import { RequestSentenceText } from "./list/request-sentence-text.tsx";
import { RequestProgress } from "./request-progress.tsx";
import { RequestStanding } from "./request-standing.tsx";
import { requestStatusText } from "./request-status-text.ts";
import { requestPath, requestView, requestViews } from "./request-view.ts";
import { ResponsesReceived } from "./responses-received.tsx";

/** The plan, whose script loads with its view. */
const PlanView = lazyComponent(async () => (await import("../quotes/plan/plan-view.tsx")).PlanView);

function Plan({ requestId }: { requestId: string }) {
  return (
    <Suspense fallback={<RowsSkeleton label="Loading the plan" rows={4} />}>
      <PlanView requestId={requestId} />
    </Suspense>
  );
}

type Props = {
  request: OwnQuoteBody;
  /** Whether the reader sent the request; admins only read it. */
  isOwner: boolean;
};

/** A request's page: its state and next deadline, and one of its views. */
export function RequestViews(props: Props) {
  const [address] = useSearchParams();
  const { name } = requestView(address);
  const contents = {
    quotes: () => <Quotes {...props} />,
    questions: () => <QuestionsAndFiles {...props} />,
    brief: () => <Brief {...props} />,
    plan: () => <Plan requestId={props.request.id} />,
  };
  return (
    <PromiseScope promise={props.request.promise}>
      <Stack gap="large">
        <Head request={props.request} current={name} />
        <KeptViews current={name} views={requestViews}>
          {(view) => contents[view.name]()}
        </KeptViews>
      </Stack>
    </PromiseScope>
  );
}

function Head({ request, current }: { request: OwnQuoteBody; current: string }) {
  const { id, tradeShowName, eventDate } = request;
  const { badge, tone } = requestStatusText(request);
  const { data: responses } = useQuery(
    callQuery("GET /api/quote-requests/:id/responses", { params: { id } }),
  );
  const { data: asked } = useQuery(
    callQuery("GET /api/quote-requests/:id/questions", { params: { id } }),
  );
  const toAnswer = asked?.questions.filter(({ mayAnswer }) => mayAnswer).length;
  const isUndecided =
    isOpen(request.status as RequestStatus) &&
    !responses?.some(({ status }) => status === "accepted");
  const counts = {
    quotes: responses?.length,
    questions: toAnswer,
    brief: undefined,
    plan: undefined,
  };
  const short = shortShowName(tradeShowName, eventDate);
  return (
    <header>
      <Stack gap="small">
        <Breadcrumb trail={[{ label: "Dashboard", to: "/dashboard" }]} current={short} />
        <div className={rowHead}>
          <Heading level={1} size="section">
            <Name>{tradeShowName}</Name>
          </Heading>
          <Badge tone={tone}>{badge}</Badge>
        </div>
        <Text>
          <RequestSentenceText request={request} isLinked />
        </Text>
        {isUndecided && <ExhibitorRecord requestId={id} lead="Builders you invite read" />}
        <ViewLinks
          label={`Views of ${short}`}
          views={requestViews.map(({ name, label }) => ({
            label,
            to: requestPath(id, name),
            isCurrent: name === current,
            count: counts[name] || undefined,
          }))}
        />
      </Stack>
    </header>
  );
}

function Quotes({ request, isOwner }: Props) {
  const { id, status, cancelReason } = request;
  const isActive = isOpen(status as RequestStatus);
  const { data: responses = [] } = useQuery(
    callQuery("GET /api/quote-requests/:id/responses", { params: { id } }),
  );
  const canCompare = comparableResponses(responses, (response) => response.status).length > 1;
  const accepted = responses.find((response) => response.status === "accepted");
  const mayDecide = isOwner && isActive;
  return (
    <Stack gap="large">
      {accepted && isActive && (
        <ChosenQuote response={accepted} level={2} hasOthers={responses.length > 1} />
      )}
      {(requestStatusText(request).needsSupport || cancelReason) && (
        <RequestStanding request={request} />
      )}
      {accepted && isOwner && !isActive && (
        <ReviewLink responseId={accepted.id} name={accepted.builder?.name ?? "your builder"} />
      )}
      {accepted && isOwner && status === "cancelled" && (
        <Inline>
          <AskOthers requestId={id} />
        </Inline>
      )}
      <RequestProgress request={request} offers={framedOffers(responses)} isOwner={isOwner} />
      <Stack gap="medium" as="section">
        <div className={rowHead}>
          <Heading level={2} size="card">
            Builder Responses
          </Heading>
          {canCompare && (
            <LinkButton
              to={`/requests/${id}/compare`}
              tone={mayDecide && !accepted ? "accent" : "plain"}
            >
              Compare side by side
            </LinkButton>
          )}
        </div>
        <ResponsesReceived request={request} mayDecide={mayDecide} headingLevel={3} />
        {mayDecide && !accepted && <MoreBuilders request={request} />}
        {canCompare && (
          <Inline gap="small" wrap>
            <FinalOfferNote
              requestId={id}
              responses={responses}
              canDecide={mayDecide && !accepted}
              canReopen={false}
            />
          </Inline>
        )}
      </Stack>
    </Stack>
  );
}

function QuestionsAndFiles({ request: { id } }: Props) {
  const params = { id };
  const { data: asked } = useQuery(callQuery("GET /api/quote-requests/:id/questions", { params }));
  const { data: kept } = useQuery(callQuery("GET /api/quote-requests/:id/attachments", { params }));
  const hasQuestions = asked?.mayAsk || (asked?.questions.length ?? 1) > 0;
  const hasFiles = kept?.mayAdd || (kept?.files.length ?? 1) > 0;
  if (!hasQuestions && !hasFiles) {
    return <EmptyState level={2} title="No questions or files" text="This request is closed." />;
  }
  return (
    <Stack gap="large">
      <LazyQuestions requestId={id} level={2} />
      <LazyFiles requestId={id} level={2} />
    </Stack>
  );
}

const LazyChangeBrief = lazyComponent(async () => (await import("./change-brief.tsx")).ChangeBrief);

/** The brief: a form for its exhibitor until a quote is accepted, else its facts. */
function Brief({ request, isOwner }: Props) {
  const { id, standing, status } = request;
  const isActive = isOpen(status as RequestStatus);
  const { data: responses } = useQuery(
    callQuery("GET /api/quote-requests/:id/responses", { params: { id } }),
  );
  const fresh = responses?.filter(
    ({ status: state, quotedAmount, forEarlierBrief }) =>
      state === "pending" && namesPrice(quotedAmount) && !forEarlierBrief,
  );
  return (
    <Stack gap="large">
      {isOwner && isActive && standing !== "quote-accepted" ? (
        <>
          <Suspense fallback={<RowsSkeleton label="Loading your brief" />}>
            <LazyChangeBrief request={request} freshQuotes={fresh?.length} />
          </Suspense>
          <Text>
            <a href={`/api/quote-requests/${id}/brief.pdf`} download className={textLink}>
              Download the brief (PDF, one page)
            </a>
          </Text>
        </>
      ) : (
        <Card as="section">
          <RequestSpecification request={request} />
        </Card>
      )}
      {isOwner && (
        <Inline>
          {isActive ? <CancelRequest request={request} /> : <AskAgain request={request} />}
        </Inline>
      )}
    </Stack>
  );
}

/**
 * Buttons to ask more builders, also when the quotes don't fit. For a missed promise they are shown
 * elsewhere.
 */
function MoreBuilders({ request: { id, promise, timeLine } }: { request: OwnQuoteBody }) {
  const { received, promised } = timeLine.quotes;
  const isMissed = promise?.outlook?.state === "missed" && received < promised;
  if (!promise || isMissed || !takesAsking(promise)) return null;
  return (
    <Inline gap="small" wrap>
      <AskingButtons requestId={id} isStopped={promise.isAskingStopped} tone="quiet" />
    </Inline>
  );
}
