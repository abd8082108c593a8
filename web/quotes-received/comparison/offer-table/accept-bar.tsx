import type { ReceivedResponseBody } from "../../../../app-server/contract/quotes/quote-responses.ts";
import { priceText } from "../../../../domain/offers/stated-price.ts";
import { pricedForWords } from "../../../../domain/quotes/priced-for-words.ts";
import { TakeResponse } from "../../decision/decide-on-response.tsx";
import { bar, name, price, who } from "./accept-bar.css.ts";

type Props = { response: ReceivedResponseBody; othersPending: boolean };

/** On a phone: the quote that its reader looks at, and the way to take it. */
export function AcceptBar({ response, othersPending }: Props) {
  const { builder, forEarlierBrief, pricedFor } = response;
  return (
    <div className={bar}>
      <div className={who}>
        <span className={name}>{builder?.name ?? "Unknown Builder"}</span>
        <span className={price}>{priceText(response) ?? "No price yet"}</span>
        {forEarlierBrief && <span className={name}>{pricedForWords(pricedFor)}</span>}
      </div>
      <TakeResponse response={response} othersPending={othersPending} isTheOne />
    </div>
  );
}
