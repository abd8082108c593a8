import type { ReceivedResponseBody } from "../../../../app-server/contract/quotes/quote-responses.ts";
import { namesPrice } from "../../../../domain/offers/names-price.ts";
import { priceText } from "../../../../domain/offers/stated-price.ts";
import { AcceptResponse } from "../../decision/accept-response.tsx";
import { AskForPrice } from "../../decision/ask-for-price.tsx";
import { bar, name, price, who } from "./accept-bar.css.ts";

type Props = { response: ReceivedResponseBody; othersPending: boolean };

/** On a phone: the quote that its reader looks at, and the way to take it. */
export function AcceptBar({ response, othersPending }: Props) {
  const { builder, quotedAmount } = response;
  return (
    <div className={bar}>
      <div className={who}>
        <span className={name}>{builder?.name ?? "Unknown Builder"}</span>
        <span className={price}>{priceText(response) ?? "No price yet"}</span>
      </div>
      {!namesPrice(quotedAmount) ? (
        <AskForPrice key={response.id} response={response} />
      ) : (
        <AcceptResponse
          key={response.id}
          response={response}
          othersPending={othersPending}
          isTheOne
        />
      )}
    </div>
  );
}
