import { useState } from "react";
import type { OwnResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { ownPriceText } from "../../domain/offers/stated-price.ts";
import { eventDateText } from "../quotes/event-date-text.ts";
import { askedWords } from "../quotes/lines/asked-words.ts";
import { AwardWords } from "../quotes/request/award-words.tsx";
import { OfferFacts } from "../quotes/request/offer-facts.tsx";
import { OfferVersions } from "../quotes/request/offer-versions.tsx";
import { ShowName } from "../trade-shows/show-name.tsx";
import { Button } from "../ui/action/button.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { OpeningRow } from "../ui/data/opening-row.tsx";
import { Badge } from "../ui/feedback/badge.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Name } from "../ui/text/name.tsx";
import { Text } from "../ui/text/text.tsx";
import { ChangedBrief } from "./changed-brief.tsx";
import { Debrief } from "./debrief.tsx";
import { LazyOfferDialog } from "./offer/lazy-offer-dialog.tsx";
import { ownQuoteLook } from "./own-quote-look.ts";
import { RoundNote } from "./round-note.tsx";
import { WithdrawResponse } from "./withdraw-response.tsx";

/** One of the builder's quotes in two lines. Opened, a pending one can be revised and withdrawn. */
export function OwnResponse({ response }: { response: OwnResponseBody }) {
  const [isRevising, setRevising] = useState(false);
  const { label, tone } = ownQuoteLook(response);
  const { tradeShowName, company, eventDate, declineReason, status, priceAskedAt } = response;
  const { award, debrief } = response;
  return (
    <OpeningRow
      title={
        <Heading level={3} size="card">
          <ShowName show={{ title: tradeShowName, startDate: eventDate }} />
        </Heading>
      }
      end={<Badge tone={tone}>{label}</Badge>}
      lines={[
        <span key="price">
          <strong>{ownPriceText(response) ?? "No price yet"}</strong>,{" "}
          <DateText iso={response.createdAt} />
        </span>,
      ]}
      asked={
        <>
          {status === "pending" && priceAskedAt && (
            <Text>
              The exhibitor asked for your price on <DateText iso={priceAskedAt} />. Add it, and
              this counts as your quote.
            </Text>
          )}
          <RoundNote quote={response} />
          <ChangedBrief request={{ ...response, id: response.quoteRequestId }} quote={response} />
          {status === "pending" && response.linesAskedAt && <Text>{askedWords(response)}.</Text>}
        </>
      }
    >
      <Text tone="muted">
        <Name>{company}</Name>, {eventDateText(eventDate)}
      </Text>
      <OfferFacts offer={response} about={tradeShowName} createdLabel="Created" />
      <OfferVersions response={response} about={tradeShowName} />
      {debrief && <Debrief debrief={debrief} />}
      {award && <AwardWords award={award} />}
      {response.exhibitorLeft && (
        <Text>The exhibitor deleted their account. Your agreement with them still stands.</Text>
      )}
      {declineReason && <Text>The exhibitor's reason: {declineReason}</Text>}
      {status === "accepted" && (
        <Inline>
          <LinkButton to={`/jobs/${response.id}`} tone="accent" size="small">
            Open the job
          </LinkButton>
        </Inline>
      )}
      {status === "pending" && (
        <Inline>
          <Button size="small" onClick={() => setRevising(true)}>
            Revise Quote
          </Button>
          <WithdrawResponse response={response} />
        </Inline>
      )}
      <LazyOfferDialog
        open={isRevising}
        onClose={() => setRevising(false)}
        request={{ ...response, id: response.quoteRequestId }}
        revises={status === "pending" ? response : null}
      />
    </OpeningRow>
  );
}
