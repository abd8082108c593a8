import { type ReactNode, useState } from "react";
import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import type { OwnResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { namesPrice } from "../../../domain/offers/names-price.ts";
import { ownPriceText } from "../../../domain/offers/stated-price.ts";
import { useOpened } from "../../page/use-opened.ts";
import { eventDateText } from "../../quotes/event-date-text.ts";
import { LaterWelcome } from "../../quotes/invitation/later-welcome.tsx";
import { pausedWords } from "../../quotes/invitation/paused-words.ts";
import { SeatLine } from "../../quotes/invitation/seat-line.tsx";
import { askedWords } from "../../quotes/lines/asked-words.ts";
import { priorityLook } from "../../quotes/request/priority-look.ts";
import { requestFacts } from "../../quotes/request/request-facts.ts";
import { requestSize } from "../../quotes/request/request-size.ts";
import { serviceTypeTitle } from "../../quotes/request/service-type-title.ts";
import { ShowName } from "../../trade-shows/show-name.tsx";
import { Button } from "../../ui/action/button.tsx";
import { Facts } from "../../ui/data/facts.tsx";
import { OpeningRow } from "../../ui/data/opening-row.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Name } from "../../ui/text/name.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { ChangedBrief } from "../changed-brief.tsx";
import { RoundNote } from "../round-note.tsx";
import { AcknowledgeInvitation } from "./acknowledge-invitation.tsx";
import { AnswerByBadge } from "./answer-by-badge.tsx";
import { ContactDialog } from "./contact-dialog.tsx";
import { DeclineInvitation } from "./decline-invitation.tsx";
import { outcomeLook } from "./outcome-look.ts";

type Props = {
  request: AssignedQuoteBody;
  /** The request to work on next: its button is accented. */
  isNext?: boolean;
};

/**
 * An assigned request in four lines, the last one the builder's own price or the first words of the
 * wishes; they open to all of it. Its dialogs have URLs of their own.
 */
export function AssignedQuote({ request, isNext = false }: Props) {
  const live = request.ownQuote;
  const { open } = useOpened();
  const [isContacting, setContacting] = useState(false);
  const priority = priorityLook(request.priority, "normal");
  const ended = outcomeLook(request);
  const asked = live && !ended && askedLabel(live);
  const isDue = !ended && (!live || !namesPrice(live.quotedAmount));
  const show = <VisuallyHidden> for {request.tradeShowName}</VisuallyHidden>;

  return (
    <OpeningRow
      title={
        <Heading level={4} size="card">
          <ShowName show={{ title: request.tradeShowName, startDate: request.eventDate }} />
        </Heading>
      }
      end={
        <>
          {isDue && <AnswerByBadge request={request} />}
          {ended && <Badge tone={ended.tone}>{ended.badge}</Badge>}
          {asked && <Badge>{asked}</Badge>}
        </>
      }
      lines={[
        <span key="client">
          <Name>{request.company}</Name>, {eventDateText(request.eventDate)}
        </span>,
        requestSize(request),
        <bdi key="last">
          {live
            ? `Your quote: ${ownPriceText(live) ?? "no price yet"}`
            : request.additionalRequirements || request.venue}
        </bdi>,
      ]}
      action={
        !ended && (
          <Button
            size="small"
            tone={isNext ? "accent" : "plain"}
            onClick={() => open("quote", request.id)}
          >
            {live ? "Revise Quote" : "Submit Quote"}
            {show}
          </Button>
        )
      }
      asked={
        !ended && (
          <>
            {live?.linesAskedAt && <Text>{askedWords(live)}.</Text>}
            {live && <RoundNote quote={live} />}
            <ChangedBrief request={request} quote={live} />
          </>
        )
      }
    >
      {ended && <Text>{ended.text}</Text>}
      {isDue && request.welcomeUntil && !request.isPaused && (
        <Text size="small">
          <LaterWelcome times={request} />
        </Text>
      )}
      {isDue && request.seats && (
        <SeatLine seats={request.seats} acknowledgement={request.acknowledgement} />
      )}
      <Facts items={assignedFacts(request)} />
      <Inline>
        <Badge>{priority.label} priority</Badge>
      </Inline>
      {request.additionalRequirements && (
        <Text>
          <span>Special requirements: </span>
          <bdi>{request.additionalRequirements}</bdi>
        </Text>
      )}
      <Inline>
        {!ended && request.acknowledgement === "possible" && (
          <AcknowledgeInvitation request={request} />
        )}
        <Button size="small" onClick={() => open("request", request.id)}>
          View Full Details{show}
        </Button>
        <Button size="small" tone="quiet" onClick={() => setContacting(true)}>
          Contact Client{show}
        </Button>
        {!ended && !live && <DeclineInvitation request={request} />}
      </Inline>
      <ContactDialog open={isContacting} onClose={() => setContacting(false)} request={request} />
    </OpeningRow>
  );
}

/** The request of the exhibitor that a pending quote still leaves open; null: none. */
function askedLabel(quote: OwnResponseBody): string | null {
  if (quote.linesAskedAt)
    return quote.linesAsked.length > 0 ? "Prices requested" : "Lines requested";
  return !namesPrice(quote.quotedAmount) && quote.priceAskedAt ? "Price requested" : null;
}

/** Key facts of an assigned request, for the builder. */
function assignedFacts(request: AssignedQuoteBody): { label: string; value: ReactNode }[] {
  const { assignmentDate, company, serviceType, ownQuote, outcome } = request;
  const { quotesDueAt, answerBy, welcomeUntil, isPaused } = request;
  const isDue = outcome === "open" && (ownQuote === null || !namesPrice(ownQuote.quotedAmount));
  const isLate = welcomeUntil !== null && answerBy === null;
  const due = isLate ? (
    "As soon as you can"
  ) : (
    <DateText iso={answerBy ?? quotesDueAt} format="due" />
  );
  return [
    { label: "Client", value: company },
    ...requestFacts(request),
    { label: "Service type", value: serviceTypeTitle(serviceType) },
    ...(assignmentDate
      ? [{ label: "Assigned", value: <DateText iso={assignmentDate} format="MMM d" /> }]
      : []),
    ...(isDue ? [{ label: "Quote due", value: isPaused ? pausedWords : due }] : []),
  ];
}
