import type { ReceivedResponseBody } from "../../app-server/contract/quotes/quote-responses.ts";
import { AwardWords } from "../quotes/request/award-words.tsx";
import { OfferFacts } from "../quotes/request/offer-facts.tsx";
import { OfferVersions } from "../quotes/request/offer-versions.tsx";
import { responseLook } from "../quotes/request/response-look.ts";
import { roundWords } from "../quotes/request/round-words.ts";
import { row, rowHead } from "../ui/data/rows.css.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { ContactLinks } from "../ui/text/contact-links.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { DecideOnResponse } from "./decision/decide-on-response.tsx";
import { RevisedSinceSeen } from "./seen-revision.tsx";

type Props = {
  response: ReceivedResponseBody;
  canDecide: boolean;
  othersPending: boolean;
  headingLevel: 3 | 4;
};

/** A builder's quote, as the exhibitor reads and decides on it. */
export function ReceivedResponse({ response, canDecide, othersPending, headingLevel }: Props) {
  const { label, tone } = responseLook(response);
  const { builder, declineReason, award, status, forEarlierBrief, round } = response;
  return (
    <li className={row}>
      <div className={rowHead}>
        <Heading level={headingLevel} size="card">
          {builder?.name ?? "Unknown Builder"}
        </Heading>
        <Badge tone={tone}>{label}</Badge>
        {status === "pending" && forEarlierBrief && (
          <Badge tone="caution">For an earlier brief</Badge>
        )}
      </div>
      {round && roundWords(round) && <Text size="small">{roundWords(round)}</Text>}
      <RevisedSinceSeen response={response} />
      <OfferFacts
        offer={response}
        about={builder?.name ?? "Unknown Builder"}
        createdLabel="Received"
      />
      <OfferVersions response={response} about={builder?.name ?? "Unknown Builder"} />
      {award && <AwardWords award={award} />}
      {declineReason && <Text>Reason given: {declineReason}</Text>}
      {builder && <ContactLinks {...builder} />}
      {canDecide && (
        <Inline gap="small" wrap>
          <DecideOnResponse response={response} othersPending={othersPending} />
        </Inline>
      )}
    </li>
  );
}
