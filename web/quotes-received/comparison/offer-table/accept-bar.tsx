import type { ReceivedResponseBody } from "../../../../app-server/contract/quotes/quote-responses.ts";
import { priceText } from "../../../../domain/offers/stated-price.ts";
import { pricedForWords } from "../../../../domain/quotes/priced-for-words.ts";
import { TakeResponse } from "../../decision/decide-on-response.tsx";
import { bar, line, name, price, stacked, who } from "./accept-bar.css.ts";

type Props = { response: ReceivedResponseBody; othersPending: boolean };

/** On a phone: the quote in view, with the button to accept it or ask about it. */
export function AcceptBar({ response, othersPending }: Props) {
  const { forEarlierBrief, pricedFor } = response;
  const builder = response.builder?.name ?? "Unknown Builder";
  const amount = priceText(response) ?? "No price yet";
  const take = <TakeResponse response={response} othersPending={othersPending} isTheOne />;
  if (forEarlierBrief) {
    return (
      <div className={stacked}>
        <div className={line}>
          <bdi>{builder}</bdi>
          <span className={price}>{amount}</span>
          <span>{pricedForWords(pricedFor)}</span>
        </div>
        {take}
      </div>
    );
  }
  return (
    <div className={bar}>
      <div className={who}>
        <bdi className={name}>{builder}</bdi>
        <span className={price}>{amount}</span>
      </div>
      {take}
    </div>
  );
}
