import type { QuotingBuilderBody } from "../../app-server/contract/quotes/comparison/quoting-builders.ts";
import type { ReceivedResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { ownPriceText } from "../../domain/offers/stated-price.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { pricedForWords } from "../../domain/quotes/priced-for-words.ts";
import { AwardWords } from "../quotes/request/award-words.tsx";
import { OfferFacts } from "../quotes/request/offer-facts.tsx";
import { OfferVersions } from "../quotes/request/offer-versions.tsx";
import { responseLook } from "../quotes/request/response-look.ts";
import { roundWords } from "../quotes/request/round-words.ts";
import { ContactLinks } from "../ui/data/contact-links.tsx";
import { amount, compactRow, row, rowHead } from "../ui/data/rows.css.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Name } from "../ui/text/name.tsx";
import { Text } from "../ui/text/text.tsx";
import { VisuallyHidden } from "../ui/text/visually-hidden.tsx";
import { DecideOnResponse } from "./decision/decide-on-response.tsx";
import { RevisedSinceSeen } from "./seen-revision.tsx";

type Props = {
  response: ReceivedResponseBody;
  /** The builders of the request's quotes; undefined while loading. */
  builders: readonly QuotingBuilderBody[] | undefined;
  canDecide: boolean;
  othersPending: boolean;
  headingLevel: 3 | 4;
  /** Whether everything but builder, status and amount is folded. */
  isFolded?: boolean;
};

/** A builder's quote, as the exhibitor reads it and decides on it. */
export function ReceivedResponse({
  response,
  builders,
  canDecide,
  othersPending,
  headingLevel,
  isFolded = false,
}: Props) {
  const { label, tone } = responseLook(response);
  const { builder, declineReason, award, status, forEarlierBrief, round } = response;
  const base = builders?.find(({ id }) => id === response.builderId);
  const facts = (
    <>
      {(base || !builders) && (
        <Text size="small" tone="muted">
          {base ? baseWords(base) : "\u00a0"}
        </Text>
      )}
      <OfferFacts
        offer={response}
        about={builder?.name ?? "Unknown Builder"}
        createdLabel="Received"
      />
      <OfferVersions response={response} about={builder?.name ?? "Unknown Builder"} />
      {award && <AwardWords award={award} />}
      {declineReason && <Text>Reason given: {declineReason}</Text>}
      {builder && <ContactLinks {...builder} />}
    </>
  );
  return (
    <li className={isFolded ? compactRow : row}>
      <div className={rowHead}>
        <Heading level={headingLevel} size="card">
          <Name>{builder?.name ?? "Unknown Builder"}</Name>
        </Heading>
        <Badge tone={tone}>{label}</Badge>
        {(status === "pending" || status === "accepted") && forEarlierBrief && (
          <Badge tone="caution">{pricedForWords(response.pricedFor)}</Badge>
        )}
      </div>
      {round && roundWords(round) && <Text size="small">{roundWords(round)}</Text>}
      <RevisedSinceSeen response={response} />
      {isFolded ? (
        <details>
          <summary>
            <span className={amount}>{ownPriceText(response) ?? "No price yet"}</span>
            <VisuallyHidden>{`, ${builder?.name ?? "Unknown Builder"}`}</VisuallyHidden>
          </summary>
          <Stack gap="small">{facts}</Stack>
        </details>
      ) : (
        facts
      )}
      {canDecide && (
        <Inline gap="small" wrap>
          <DecideOnResponse response={response} othersPending={othersPending} />
        </Inline>
      )}
    </li>
  );
}

/** The builder's city, and their work most similar to the requested booth. */
function baseWords({ city, state, work: [nearest] }: QuotingBuilderBody): string {
  const place = [city, state].filter(Boolean).join(", ");
  return nearest
    ? `${place}. Nearest work: ${nearest.title}, ${boothSizeText(nearest.size)}`
    : place;
}
