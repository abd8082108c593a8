import type { ReceivedResponseBody } from "../../../app-server/contract/quotes/quote-responses.ts";
import { namesPrice } from "../../../domain/offers/names-price.ts";
import { AcceptResponse } from "./accept-response.tsx";
import { AskBuilder } from "./ask-builder.tsx";
import { DeclineResponse } from "./decline-response.tsx";

type Props = { response: ReceivedResponseBody; othersPending: boolean };

/** An exhibitor's actions on a pending quote. */
export function DecideOnResponse({ response, othersPending }: Props) {
  return (
    <>
      <TakeResponse response={response} othersPending={othersPending} isTheOne={!othersPending} />
      <DeclineResponse response={response} />
    </>
  );
}

/**
 * The next step with a quote: accept it, or ask for a price if it has none. For a quote priced for
 * an earlier brief the first button asks for a new price, the second accepts it as it is.
 */
export function TakeResponse({ response, ...props }: Props & { isTheOne: boolean }) {
  if (!namesPrice(response.quotedAmount)) {
    return (
      <AskBuilder for="price" key={response.id} response={response} isTheOne={props.isTheOne} />
    );
  }
  if (!response.forEarlierBrief) {
    return <AcceptResponse key={response.id} response={response} {...props} />;
  }
  return (
    <>
      <AskBuilder for="update" key={response.id} response={response} isTheOne={props.isTheOne} />
      <AcceptResponse
        key={`accept ${response.id}`}
        response={response}
        {...props}
        isTheOne={false}
      />
    </>
  );
}
