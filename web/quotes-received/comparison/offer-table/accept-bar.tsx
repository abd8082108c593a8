import ChevronUp from "lucide-react/icons/chevron-up";
import type { ReceivedResponseBody } from "../../../../app-server/contract/quotes/quote-responses.ts";
import { priceText } from "../../../../domain/offers/stated-price.ts";
import { pricedForWords } from "../../../../domain/quotes/priced-for-words.ts";
import { TakeResponse } from "../../decision/decide-on-response.tsx";
import { bar, line, name, price, stacked, who } from "./accept-bar.css.ts";
import { endedWords } from "./ended-words.ts";
import { builderName } from "./offer-head.tsx";

type Props = {
  response: ReceivedResponseBody;
  othersPending: boolean;
  /** Opens the builder's sheet. */
  onAbout: () => void;
};

/** On a phone: the quote in focus, with the buttons to accept it and to open its builder's sheet. */
export function AcceptBar({ response, othersPending, onAbout }: Props) {
  const { forEarlierBrief, pricedFor } = response;
  return (
    <div className={forEarlierBrief ? stacked : bar}>
      <button type="button" className={who} aria-haspopup="dialog" onClick={onAbout}>
        <span className={line}>
          <bdi className={name}>{builderName(response)}</bdi>
          <ChevronUp size={16} aria-hidden="true" />
        </span>
        <span className={price}>{priceText(response) ?? "No price yet"}</span>
        {forEarlierBrief && <span>{` ${pricedForWords(pricedFor)}`}</span>}
      </button>
      {response.status === "pending" ? (
        <TakeResponse response={response} othersPending={othersPending} isTheOne />
      ) : (
        <span>{endedWords(response)}</span>
      )}
    </div>
  );
}
