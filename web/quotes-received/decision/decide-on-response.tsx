import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { namesPrice } from "../../../domain/offers/names-price.ts";
import { AcceptResponse } from "./accept-response.tsx";
import { AskForPrice } from "./ask-for-price.tsx";
import { DeclineResponse } from "./decline-response.tsx";

type Props = { response: ReceivedResponseBody; othersPending: boolean };

/** An exhibitor's actions on a pending quote. Only one with an amount can be accepted. */
export function DecideOnResponse({ response, othersPending }: Props) {
  return (
    <>
      {!namesPrice(response.quotedAmount) ? (
        <AskForPrice response={response} isTheOne={!othersPending} />
      ) : (
        <AcceptResponse response={response} othersPending={othersPending} />
      )}
      <DeclineResponse response={response} />
    </>
  );
}
