import { type UIEvent, useState } from "react";
import type { QuotingBuilderBody } from "../../../../app-server/contract/quotes/quoting-builders.ts";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { DecideOnResponse } from "../../decide-on-response.tsx";
import { AcceptBar } from "./accept-bar.tsx";
import type { ComparedOffer, OfferFact } from "./offer-facts.tsx";
import { OfferHead } from "./offer-head.tsx";
import {
  cell,
  chosen,
  decide,
  fact as factStyle,
  focused,
  head,
  screenOnly,
  scroller,
  silent,
  table,
} from "./offer-table.css.ts";

type Props = {
  /** Of the show whose quotes these are. */
  title: string;
  facts: readonly OfferFact[];
  offers: readonly ComparedOffer[];
  builders: readonly QuotingBuilderBody[];
  canDecide: boolean;
};

/** Quotes side by side: a row for each fact, a column for each quote. On a phone two are in sight, and the rest a swipe away. */
export function OfferTable({ title, facts, offers, builders, canDecide }: Props) {
  const [place, setPlace] = useState(0);
  const inFocus = offers[Math.min(place, offers.length - 1)];
  const pending = offers.filter(({ response }) => response.status === "pending");
  const othersPending = (offer: ComparedOffer) => pending.some((other) => other !== offer);

  /** The last one cannot come first: how far the reader has come says which one they look at. */
  function follow({
    currentTarget: { scrollLeft, scrollWidth, clientWidth },
  }: UIEvent<HTMLElement>) {
    const way = scrollWidth - clientWidth;
    setPlace(way > 0 ? Math.round((scrollLeft / way) * (offers.length - 1)) : 0);
  }
  const columnStyle = (offer: ComparedOffer) =>
    [
      cell,
      head,
      offer.response.status === "accepted" ? chosen : canDecide && offer === inFocus && focused,
    ]
      .filter(Boolean)
      .join(" ");

  const row = ({ key, label, silent: nothing, value }: OfferFact) => (
    <tr key={key}>
      <th scope="row" className={factStyle}>
        {label}
      </th>
      {offers.map((offer) => (
        <td key={offer.response.id} className={cell}>
          {value(offer) || <span className={silent}>{nothing}</span>}
        </td>
      ))}
    </tr>
  );

  return (
    <>
      <section
        className={scroller}
        onScroll={follow}
        aria-label={`Quotes for ${title}, side by side`}
      >
        <table className={table}>
          <thead>
            <tr>
              <th scope="col" className={`${factStyle} ${head}`}>
                <VisuallyHidden>What is compared</VisuallyHidden>
              </th>
              {offers.map((offer) => (
                <th key={offer.response.id} scope="col" className={columnStyle(offer)}>
                  <OfferHead
                    response={offer.response}
                    builder={builders.find(({ id }) => id === offer.response.builderId)}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.filter(({ isProse }) => !isProse).map(row)}
            {canDecide && (
              <tr className={screenOnly}>
                <th scope="row" className={factStyle}>
                  Your decision
                </th>
                {offers.map((offer) => (
                  <td key={offer.response.id} className={cell}>
                    {offer.response.status === "pending" && (
                      <div className={decide}>
                        <DecideOnResponse
                          response={offer.response}
                          othersPending={othersPending(offer)}
                        />
                      </div>
                    )}
                  </td>
                ))}
              </tr>
            )}
            {facts.filter(({ isProse }) => isProse).map(row)}
          </tbody>
        </table>
      </section>
      {canDecide && inFocus?.response.status === "pending" && (
        <AcceptBar response={inFocus.response} othersPending={othersPending(inFocus)} />
      )}
    </>
  );
}
