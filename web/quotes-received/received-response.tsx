import type { ReceivedResponseBody } from "../../app-server/contract/quote-responses.ts";
import { ContactLinks } from "../quotes/contact-links.tsx";
import { OfferFacts } from "../quotes/offer-facts.tsx";
import { OfferVersions } from "../quotes/offer-versions.tsx";
import { responseLook } from "../quotes/response-look.ts";
import { row, rowHead } from "../quotes/rows.css.ts";
import { Badge } from "../ui/badge.tsx";
import { Heading } from "../ui/heading.tsx";
import { Inline } from "../ui/inline.tsx";
import { Text } from "../ui/text.tsx";
import { DecideOnResponse } from "./decide-on-response.tsx";

type Props = {
  response: ReceivedResponseBody;
  canDecide: boolean;
  othersPending: boolean;
  headingLevel: 3 | 4;
};

/** A builder's quote, as the exhibitor reads and decides on it. */
export function ReceivedResponse({ response, canDecide, othersPending, headingLevel }: Props) {
  const { label, tone } = responseLook(response);
  const { builder, declineReason } = response;
  return (
    <li className={row}>
      <div className={rowHead}>
        <Heading level={headingLevel} size="card">
          {builder?.name ?? "Unknown Builder"}
        </Heading>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <OfferFacts offer={response} createdLabel="Received" />
      <OfferVersions response={response} />
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
