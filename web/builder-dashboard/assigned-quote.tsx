import { useState } from "react";
import type { AssignedQuoteBody } from "../../app-server/contract/dashboard.ts";
import type { OwnResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { useOpened } from "../page/use-opened.ts";
import { priorityLook } from "../quotes/request/priority-look.ts";
import { RequestDetailsDialog } from "../quotes/request/request-details-dialog.tsx";
import { responseLook } from "../quotes/request/response-look.ts";
import { Button } from "../ui/action/button.tsx";
import { Facts } from "../ui/data/facts.tsx";
import { prose, row, rowHead } from "../ui/data/rows.css.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { AnswerByBadge } from "./answer-by-badge.tsx";
import { assignedFacts } from "./assigned-facts.tsx";
import { ContactDialog } from "./contact-dialog.tsx";
import { DeclineInvitation } from "./decline-invitation.tsx";
import { OfferDialog } from "./offer/offer-dialog.tsx";
import { outcomeLook } from "./outcome-look.ts";

/** A request to quote, and what can be done with it. */
export function AssignedQuote({ request }: { request: AssignedQuoteBody }) {
  const live = request.ownQuote;
  const { isOpen, open, close } = useOpened();
  const [isContacting, setContacting] = useState(false);
  const priority = priorityLook(request.priority, "normal");
  const ended = outcomeLook(request);

  return (
    <li className={row}>
      <div className={rowHead}>
        <Heading level={3} size="card">
          {request.tradeShowName}
        </Heading>
        <Inline gap="small" wrap>
          {!ended && <AnswerByBadge request={request} />}
          {ended && <Badge tone={ended.tone}>{ended.badge}</Badge>}
          {live && <Badge tone={responseLook(live).tone}>{quoteLabel(live)}</Badge>}
          <Badge tone={priority.tone}>{priority.label} priority</Badge>
        </Inline>
      </div>
      {ended && <Text>{ended.text}</Text>}
      <Facts items={assignedFacts(request)} />
      {request.additionalRequirements && (
        <div>
          <Text size="small" tone="muted">
            Special requirements
          </Text>
          <p className={prose}>{request.additionalRequirements}</p>
        </div>
      )}
      <Inline gap="small" wrap>
        {!ended && (
          <Button tone={live ? "plain" : "accent"} onClick={() => open("quote", request.id)}>
            {live ? "Revise Quote" : "Submit Quote"}
          </Button>
        )}
        <Button onClick={() => open("request", request.id)}>View Full Details</Button>
        <Button tone="quiet" onClick={() => setContacting(true)}>
          Contact Client
        </Button>
        {!ended && !live && <DeclineInvitation request={request} />}
      </Inline>
      <OfferDialog
        open={isOpen("quote", request.id) && !ended}
        onClose={close}
        tradeShowName={request.tradeShowName}
        company={request.company}
        quoteRequestId={request.id}
        revises={live}
      />
      <RequestDetailsDialog
        // a link to quote for what has ended leads to the details
        open={isOpen("request", request.id) || (isOpen("quote", request.id) && ended !== null)}
        onClose={close}
        request={request}
      />
      <ContactDialog open={isContacting} onClose={() => setContacting(false)} request={request} />
    </li>
  );
}

function quoteLabel(quote: OwnResponseBody): string {
  if (quote.quotedAmount !== null || quote.status !== "pending") return `Quote ${quote.status}`;
  return quote.priceAskedAt ? "Price requested" : "No price yet";
}
