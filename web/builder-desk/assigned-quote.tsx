import { useState } from "react";
import type { AssignedQuoteBody } from "../../app-server/contract/dashboard.ts";
import type { OwnResponseBody } from "../../app-server/contract/quote-responses.ts";
import { Facts } from "../quotes/facts.tsx";
import { priorityLook } from "../quotes/priority-look.ts";
import { responseLook } from "../quotes/response-look.ts";
import { prose, row, rowHead } from "../quotes/rows.css.ts";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { Heading } from "../ui/heading.tsx";
import { Inline } from "../ui/inline.tsx";
import { Text } from "../ui/text.tsx";
import { assignedFacts } from "./assigned-facts.ts";
import { ContactDialog } from "./contact-dialog.tsx";
import { DeclineInvitation } from "./decline-invitation.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { outcomeLook } from "./outcome-look.ts";
import { RequestDetailsDialog } from "./request-details-dialog.tsx";

type Open = "offer" | "details" | "contact" | null;

/** A request to quote, and what can be done with it. */
export function AssignedQuote({ request }: { request: AssignedQuoteBody }) {
  const live = request.ownQuote;
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const priority = priorityLook(request.priority, "normal");
  const ended = outcomeLook(request);

  return (
    <li className={row}>
      <div className={rowHead}>
        <Heading level={3} size="card">
          {request.tradeShowName}
        </Heading>
        <Inline gap="small" wrap>
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
          <Button tone={live ? "plain" : "accent"} onClick={() => setOpen("offer")}>
            {live ? "Revise Quote" : "Submit Quote"}
          </Button>
        )}
        <Button onClick={() => setOpen("details")}>View Full Details</Button>
        <Button tone="quiet" onClick={() => setOpen("contact")}>
          Contact Client
        </Button>
        {!ended && !live && <DeclineInvitation request={request} />}
      </Inline>
      <OfferDialog
        open={open === "offer"}
        onClose={close}
        tradeShowName={request.tradeShowName}
        company={request.company}
        quoteRequestId={request.id}
        revises={live}
      />
      <RequestDetailsDialog open={open === "details"} onClose={close} request={request} />
      <ContactDialog open={open === "contact"} onClose={close} request={request} />
    </li>
  );
}

function quoteLabel(quote: OwnResponseBody): string {
  if (quote.quotedAmount !== null || quote.status !== "pending") return `Quote ${quote.status}`;
  return quote.priceAskedAt ? "Price requested" : "No price yet";
}
