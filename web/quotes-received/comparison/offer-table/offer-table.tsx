import ChevronDown from "lucide-react/icons/chevron-down";
import { type UIEvent, useState } from "react";
import type { QuotingBuilderBody } from "../../../../app-server/contract/quotes/comparison/quoting-builders.ts";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { DecideOnResponse } from "../../decision/decide-on-response.tsx";
import { AcceptBar } from "./accept-bar.tsx";
import { moveBetweenCells } from "./grid-keys.ts";
import type { ComparedOffer, OfferFact } from "./offer-facts.tsx";
import { OfferHead, offerNews } from "./offer-head.tsx";
import {
  cell,
  chosen,
  decide,
  fact as factStyle,
  focused,
  fold,
  folding,
  group,
  head,
  note,
  opens,
  past,
  screenOnly,
  scroller,
  silent,
  table,
} from "./offer-table.css.ts";

/** Facts under a header row that folds them. Without facts it is one row. */
export type TableSection = { key: string; title: OfferFact; facts: readonly OfferFact[] };

type Props = {
  title: string;
  facts: readonly OfferFact[];
  /** Sections, inserted after the fact with the key `sectionsAfter`. */
  sections: readonly TableSection[];
  sectionsAfter: string;
  offers: readonly ComparedOffer[];
  builders: readonly QuotingBuilderBody[];
  canDecide: boolean;
};

/**
 * Quotes side by side: a row for each fact, a column for each quote. On a phone two are visible,
 * and the others are a swipe away.
 */
export function OfferTable({
  title,
  facts,
  sections,
  sectionsAfter,
  offers,
  builders,
  canDecide,
}: Props) {
  const [foldedKeys, setFolded] = useState<readonly string[]>([]);
  const [place, setPlace] = useState(0);
  const inFocus = offers[Math.min(place, offers.length - 1)];
  const pending = offers.filter(({ response }) => response.status === "pending");
  const othersPending = (offer: ComparedOffer) => pending.some((other) => other !== offer);

  /**
   * Sets the quote in view by the scroll position in proportion: the last column can never scroll
   * to the first place.
   */
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
      !offer.stands && past,
    ]
      .filter(Boolean)
      .join(" ");

  const values = ({ value, silent: nothing }: OfferFact, isTop = false) =>
    offers.map((offer, index) => (
      <td
        key={offer.response.id}
        className={offer.stands ? cell : `${cell} ${past}`}
        tabIndex={isTop && index === 0 ? 0 : -1}
      >
        {value(offer) || <Silent words={nothing} />}
      </td>
    ));
  const builderOf = ({ response }: ComparedOffer) =>
    builders.find(({ id }) => id === response.builderId);
  const news: OfferFact = {
    key: "news",
    label: "At a glance",
    silent: "Nothing yet",
    value: (offer) => offerNews({ response: offer.response, builder: builderOf(offer) }),
  };
  const row = (fact: OfferFact, index = 1) => (
    <tr key={fact.key} className={fact.isScreenOnly ? screenOnly : undefined}>
      <th scope="row" className={factStyle} tabIndex={-1}>
        <Label fact={fact} />
        {fact.about && <span className={note}>{fact.about}</span>}
        {fact.range && <span className={`${note} ${screenOnly}`}>{fact.range}</span>}
      </th>
      {values(fact, index === 0)}
    </tr>
  );
  const section = ({ key, title: titleFact, facts: own }: TableSection) => {
    const isFolded = foldedKeys.includes(key);
    const toggle = () =>
      setFolded((keys) => (isFolded ? keys.filter((each) => each !== key) : [...keys, key]));
    return (
      <tbody key={key}>
        <tr className={group}>
          <th scope="row" className={factStyle} tabIndex={-1}>
            {own.length > 0 ? (
              <button type="button" className={fold} aria-expanded={!isFolded} onClick={toggle}>
                <ChevronDown size={16} aria-hidden="true" className={folding} />
                {titleFact.label}
              </button>
            ) : (
              <Label fact={titleFact} />
            )}
            {titleFact.about && <span className={note}>{titleFact.about}</span>}
            {titleFact.range && <span className={`${note} ${screenOnly}`}>{titleFact.range}</span>}
          </th>
          {values(titleFact)}
        </tr>
        {!isFolded && own.map((fact) => row(fact))}
      </tbody>
    );
  };
  const brief = [
    ...(offers.some((offer) => news.value(offer)) ? [news] : []),
    ...facts.filter(({ isProse }) => !isProse),
  ];
  const first = brief.findIndex(({ key }) => key === sectionsAfter) + 1;

  return (
    <>
      <section
        className={scroller}
        onScroll={follow}
        aria-label={`Quotes for ${title}, side by side`}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked by keys, as a grid's are */}
        <table className={table} role="grid" onKeyDown={moveBetweenCells}>
          <thead>
            <tr>
              <th scope="col" className={`${factStyle} ${head}`} tabIndex={-1}>
                <VisuallyHidden>What is compared</VisuallyHidden>
              </th>
              {offers.map((offer) => (
                <th
                  key={offer.response.id}
                  scope="col"
                  className={columnStyle(offer)}
                  tabIndex={-1}
                >
                  <OfferHead response={offer.response} builder={builderOf(offer)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{brief.slice(0, first).map(row)}</tbody>
          {sections.map(section)}
          <tbody>
            {brief.slice(first).map((fact) => row(fact))}
            {canDecide && (
              <tr className={screenOnly}>
                <th scope="row" className={factStyle} tabIndex={-1}>
                  Your decision
                </th>
                {offers.map((offer) => (
                  <td key={offer.response.id} className={cell} tabIndex={-1}>
                    {offer.response.status === "expired" && (
                      <span className={note}>Expired: it can't be accepted anymore</span>
                    )}
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
            {facts.filter(({ isProse }) => isProse).map((fact) => row(fact))}
          </tbody>
        </table>
      </section>
      {canDecide && inFocus?.response.status === "pending" && (
        <AcceptBar response={inFocus.response} othersPending={othersPending(inFocus)} />
      )}
    </>
  );
}

/** A row's name; a button where it opens details. */
function Label({ fact: { label, onOpen } }: { fact: OfferFact }) {
  if (!onOpen) return label;
  return (
    <button type="button" className={`${fold} ${opens}`} aria-haspopup="dialog" onClick={onOpen}>
      {label}
    </button>
  );
}

/**
 * A quote that does not state a fact: a text, or a dash where the text would repeat in every row.
 */
function Silent({ words }: { words: string | null }) {
  if (words !== null) return <span className={silent}>{words}</span>;
  return (
    <span className={silent}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>Not itemized</VisuallyHidden>
    </span>
  );
}
