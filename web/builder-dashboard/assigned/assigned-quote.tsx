import { type ReactNode, useState } from "react";
import type { AssignedQuoteBody } from "../../../app-server/contract/dashboard/dashboard.ts";
import type { OwnResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { namesPrice } from "../../../domain/offers/names-price.ts";
import { useOpened } from "../../page/use-opened.ts";
import { LaterWelcome } from "../../quotes/invitation/later-welcome.tsx";
import { pausedWords } from "../../quotes/invitation/paused-words.ts";
import { SeatLine } from "../../quotes/invitation/seat-line.tsx";
import { askedWords } from "../../quotes/lines/asked-words.ts";
import { priorityLook } from "../../quotes/request/priority-look.ts";
import { requestFacts } from "../../quotes/request/request-facts.ts";
import { responseLook } from "../../quotes/request/response-look.ts";
import { serviceTypeTitle } from "../../quotes/request/service-type-title.ts";
import { Button } from "../../ui/action/button.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { ChangedBrief } from "../changed-brief.tsx";
import { RoundNote } from "../round-note.tsx";
import { AcknowledgeInvitation } from "./acknowledge-invitation.tsx";
import { AnswerByBadge } from "./answer-by-badge.tsx";
import {
  actions,
  entry,
  fact,
  facts,
  head,
  label as labelStyle,
  requirements,
  value as valueStyle,
} from "./assigned-quote.css.ts";
import { ContactDialog } from "./contact-dialog.tsx";
import { DeclineInvitation } from "./decline-invitation.tsx";
import { outcomeLook } from "./outcome-look.ts";

type Props = {
  request: AssignedQuoteBody;
  level: 3 | 4;
  /** The request to work on next: its button is accented. */
  isNext?: boolean;
};

/** An assigned request with its actions. Its dialogs have URLs of their own. */
export function AssignedQuote({ request, level, isNext = false }: Props) {
  const live = request.ownQuote;
  const { open } = useOpened();
  const [isContacting, setContacting] = useState(false);
  const priority = priorityLook(request.priority, "normal");
  const ended = outcomeLook(request);
  const isDue = !ended && (!live || !namesPrice(live.quotedAmount));
  const show = <VisuallyHidden> for {request.tradeShowName}</VisuallyHidden>;

  return (
    <li className={entry}>
      <div className={head}>
        {isDue && <AnswerByBadge request={request} />}
        <Heading level={level} size="card">
          {request.tradeShowName}
        </Heading>
        {ended && <Badge tone={ended.tone}>{ended.badge}</Badge>}
        {live && <Badge tone={responseLook(live).tone}>{quoteLabel(live)}</Badge>}
        <Badge>{priority.label} priority</Badge>
      </div>
      {ended && <Text>{ended.text}</Text>}
      {!ended && live?.linesAskedAt && <Text>{askedWords(live)}.</Text>}
      {!ended && live && <RoundNote quote={live} />}
      {!ended && <ChangedBrief request={request} quote={live} />}
      {isDue && request.welcomeUntil && !request.isPaused && (
        <Text size="small">
          <LaterWelcome times={request} />
        </Text>
      )}
      {isDue && request.seats && (
        <SeatLine seats={request.seats} acknowledgement={request.acknowledgement} />
      )}
      <dl className={facts}>
        {assignedFacts(request).map(({ label, value }) => (
          <div key={label} className={fact}>
            <dt className={labelStyle}>{label}</dt>
            <dd className={valueStyle}>{value}</dd>
          </div>
        ))}
      </dl>
      {request.additionalRequirements && (
        <p className={requirements}>
          <span className={labelStyle}>Special requirements</span> {request.additionalRequirements}
        </p>
      )}
      <div className={actions}>
        {!ended && request.acknowledgement === "possible" && (
          <AcknowledgeInvitation request={request} />
        )}
        {!ended && (
          <Button
            size="small"
            tone={isNext ? "accent" : "plain"}
            onClick={() => open("quote", request.id)}
          >
            {live ? "Revise Quote" : "Submit Quote"}
            {show}
          </Button>
        )}
        <Button size="small" onClick={() => open("request", request.id)}>
          View Full Details{show}
        </Button>
        <Button size="small" tone="quiet" onClick={() => setContacting(true)}>
          Contact Client{show}
        </Button>
        {!ended && !live && <DeclineInvitation request={request} />}
      </div>
      <ContactDialog open={isContacting} onClose={() => setContacting(false)} request={request} />
    </li>
  );
}

function quoteLabel(quote: OwnResponseBody): string {
  if (quote.linesAskedAt && quote.status === "pending") {
    return quote.linesAsked.length > 0 ? "Prices requested" : "Lines requested";
  }
  if (namesPrice(quote.quotedAmount) || quote.status !== "pending") return `Quote ${quote.status}`;
  return quote.priceAskedAt ? "Price requested" : "No price yet";
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
