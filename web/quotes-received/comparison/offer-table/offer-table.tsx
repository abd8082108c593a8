import ChevronDown from "lucide-react/icons/chevron-down";
import { type FocusEvent, type ReactNode, type UIEvent, useRef, useState } from "react";
import type { QuotingBuilderBody } from "../../../../app-server/contract/quotes/comparison/quoting-builders.ts";
import { Segments } from "../../../ui/data/segments.tsx";
import { VisuallyHidden } from "../../../ui/text/visually-hidden.tsx";
import { useIsAlive } from "../../../ui/use-is-alive.ts";
import { DecideOnResponse } from "../../decision/decide-on-response.tsx";
import { AcceptBar } from "./accept-bar.tsx";
import { BuilderSheet } from "./builder-sheet.tsx";
import { endedWords } from "./ended-words.ts";
import { moveBetweenCells } from "./grid-keys.ts";
import type { ComparedOffer, OfferFact, TablePart } from "./offer-facts.tsx";
import { BriefHead, builderNews, OfferHead } from "./offer-head.tsx";
import {
  cell,
  chosen,
  cut,
  decide,
  earlier,
  elsewhere,
  fact as factStyle,
  focused,
  fold,
  folding,
  frame,
  group,
  head,
  note,
  opens,
  past,
  quoteCount,
  screenOnly,
  scroller,
  segments,
  silent,
  strip,
  stripCell,
  stripCorner,
  table,
  wideOnly,
} from "./offer-table.css.ts";

/** Facts under a header row that folds them. Without facts it is one row. */
export type TableSection = { key: string; title: OfferFact; facts: readonly OfferFact[] };

type Props = {
  title: string;
  /** The rows; sections stand between those that lead and the others. */
  facts: readonly OfferFact[];
  sections: readonly TableSection[];
  offers: readonly ComparedOffer[];
  builders: readonly QuotingBuilderBody[];
  canDecide: boolean;
  /** A phone's button for options. */
  options: ReactNode;
  /** A note on what is included, below the table. */
  note: ReactNode;
};

const parts: { value: TablePart; label: string }[] = [
  { value: "price", label: "Price" },
  { value: "included", label: "Included" },
  { value: "builder", label: "Builder" },
];

/** The id of the cell that "Skip to the quotes" leads to. */
export const firstCellId = "first-quote";

/**
 * Quotes side by side: a row for each fact, a column for each quote. On a phone two are visible,
 * the others are a swipe away, and segments choose the rows.
 */
export function OfferTable({
  title,
  facts,
  sections,
  offers,
  builders,
  canDecide,
  options,
  note: below,
}: Props) {
  const [foldedKeys, setFolded] = useState<readonly string[]>([]);
  const [unfoldedKeys, setUnfolded] = useState<readonly string[]>([]);
  const [part, setPart] = useState<TablePart>("price");
  const [aboutId, setAboutId] = useState<string | null>(null);
  // before scripts run the copies would not follow the table
  const isAlive = useIsAlive();
  const copies = useRef<HTMLDivElement>(null);
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
    if (way > 0) setPlace(Math.round((scrollLeft / way) * (offers.length - 1)));
    if (copies.current) copies.current.scrollLeft = scrollLeft;
  }
  /** The bottom bar is about the quote whose cell has the focus. */
  function followFocus({ target }: FocusEvent<HTMLElement>) {
    const column = target.closest<HTMLTableCellElement>("td, thead th")?.cellIndex ?? 0;
    if (column > 0) setPlace(column - 1);
  }
  function copyHeads(node: HTMLDivElement | null) {
    copies.current = node;
    if (node) node.scrollLeft = node.previousElementSibling?.scrollLeft ?? 0;
  }
  const about = offers.find(({ response }) => response.id === aboutId);
  const briefHead = (offer: ComparedOffer, index: number, isCopy = false) => (
    <BriefHead
      response={offer.response}
      isInFocus={offer === inFocus}
      isCopy={isCopy}
      onPick={canDecide ? () => setPlace(index) : undefined}
    />
  );
  const markOf = ({ response, stands }: ComparedOffer) =>
    !stands ? ` ${past}` : response.forEarlierBrief ? ` ${earlier}` : "";
  const columnStyle = (offer: ComparedOffer) =>
    offer.response.status === "accepted" ? chosen : canDecide && offer === inFocus ? focused : "";

  const values = ({ value, silent: nothing }: OfferFact, isTop = false) =>
    offers.map((offer, index) => (
      <td
        key={offer.response.id}
        id={isTop && index === 0 ? firstCellId : undefined}
        className={cell + markOf(offer)}
        tabIndex={isTop && index === 0 ? 0 : -1}
      >
        {value(offer) || <Silent words={nothing} />}
      </td>
    ));
  const builderOf = ({ response }: ComparedOffer) =>
    builders.find(({ id }) => id === response.builderId);
  const news: OfferFact = {
    key: "news",
    part: "builder",
    label: "At a glance",
    silent: "Nothing yet",
    value: (offer) => builderNews(builderOf(offer)),
  };
  const rows = [
    ...facts.filter(({ isProse }) => !isProse),
    ...(offers.some((offer) => news.value(offer)) ? [news] : []),
    ...facts.filter(({ isProse }) => isProse),
  ];
  const lead = rows.filter(({ isLead }) => isLead);
  const others = rows.filter(({ isLead }) => !isLead);
  // the first cell of the shown rows is a tab stop
  const top = [...lead, ...others].find((fact) => fact.part === part)?.key;
  const rowStyle = (fact: OfferFact) =>
    [
      fact.part !== part && elsewhere,
      fact.isWideOnly && wideOnly,
      fact.isScreenOnly && screenOnly,
      isCut(fact) && cut,
    ]
      .filter(Boolean)
      .join(" ");
  const isCut = ({ key, isFolding }: OfferFact) => isFolding && !unfoldedKeys.includes(key);
  const unfold = (key: string) =>
    setUnfolded((keys) =>
      keys.includes(key) ? keys.filter((each) => each !== key) : [...keys, key],
    );
  const row = (fact: OfferFact) => (
    <tr key={fact.key} className={rowStyle(fact)}>
      <th scope="row" className={factStyle} tabIndex={-1}>
        {fact.isFolding ? (
          <Fold isOpen={!isCut(fact)} label={fact.label} onPress={() => unfold(fact.key)} />
        ) : (
          <Label fact={fact} />
        )}
        {fact.about && <span className={note}>{fact.about}</span>}
        {fact.range && <span className={`${note} ${screenOnly}`}>{fact.range}</span>}
      </th>
      {values(fact, fact.key === top)}
    </tr>
  );
  const section = ({ key, title: titleFact, facts: own }: TableSection) => {
    const isFolded = foldedKeys.includes(key);
    const toggle = () =>
      setFolded((keys) => (isFolded ? keys.filter((each) => each !== key) : [...keys, key]));
    return (
      <tbody key={key}>
        <tr className={titleFact.part === part ? group : `${group} ${elsewhere}`}>
          <th scope="row" className={factStyle} tabIndex={-1}>
            {own.length > 0 ? (
              <Fold isOpen={!isFolded} label={titleFact.label} onPress={toggle} />
            ) : (
              <Label fact={titleFact} />
            )}
            {titleFact.about && <span className={note}>{titleFact.about}</span>}
            {titleFact.range && <span className={`${note} ${screenOnly}`}>{titleFact.range}</span>}
          </th>
          {values(titleFact)}
        </tr>
        {!isFolded && own.map(row)}
      </tbody>
    );
  };
  return (
    <>
      <div className={segments}>
        <Segments label="Part in view" options={parts} value={part} onValue={setPart} />
        {options}
      </div>
      <div className={frame}>
        <section
          className={scroller}
          onScroll={follow}
          aria-label={`Quotes for ${title}, side by side`}
        >
          <table
            className={table}
            style={{ [quoteCount.slice(4, -1)]: offers.length }}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are walked by keys, as a grid's are
            role="grid"
            aria-label={`Quotes for ${title}`}
            onKeyDown={moveBetweenCells}
            onFocus={followFocus}
          >
            <thead>
              <tr>
                <th scope="col" className={`${factStyle} ${head}`} tabIndex={-1}>
                  <VisuallyHidden>What is compared</VisuallyHidden>
                </th>
                {offers.map((offer, index) => (
                  <th
                    key={offer.response.id}
                    scope="col"
                    className={`${cell} ${head} ${columnStyle(offer)}${markOf(offer)}`}
                    tabIndex={-1}
                  >
                    <OfferHead response={offer.response} builder={builderOf(offer)} />
                    {briefHead(offer, index)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lead.map(row)}
              {canDecide && (
                <tr className={`${screenOnly} ${wideOnly}`}>
                  <th scope="row" className={factStyle} tabIndex={-1}>
                    Your decision
                  </th>
                  {offers.map((offer) => (
                    <td key={offer.response.id} className={cell} tabIndex={-1}>
                      {offer.response.status === "pending" ? (
                        <div className={decide}>
                          <DecideOnResponse
                            response={offer.response}
                            othersPending={othersPending(offer)}
                          />
                        </div>
                      ) : (
                        <span className={note}>{endedWords(offer.response)}</span>
                      )}
                    </td>
                  ))}
                </tr>
              )}
            </tbody>
            {sections.map(section)}
            <tbody>{others.map(row)}</tbody>
          </table>
        </section>
        {isAlive && offers.length > 1 && (
          <div ref={copyHeads} className={strip} aria-hidden="true">
            <div className={stripCorner} />
            {offers.map((offer, index) => (
              <div
                key={offer.response.id}
                className={`${stripCell} ${columnStyle(offer)}${markOf(offer)}`}
              >
                {briefHead(offer, index, true)}
              </div>
            ))}
          </div>
        )}
      </div>
      <div className={part === "included" ? undefined : elsewhere}>{below}</div>
      {canDecide && inFocus && (
        <AcceptBar
          response={inFocus.response}
          othersPending={othersPending(inFocus)}
          onAbout={() => setAboutId(inFocus.response.id)}
        />
      )}
      {about && (
        <BuilderSheet
          response={about.response}
          builder={builderOf(about)}
          canDecide={canDecide}
          onClose={() => setAboutId(null)}
        />
      )}
    </>
  );
}

/** A row's name that folds and unfolds it. */
function Fold({ isOpen, label, onPress }: { isOpen: boolean; label: string; onPress: () => void }) {
  return (
    <button type="button" className={fold} aria-expanded={isOpen} onClick={onPress}>
      <ChevronDown size={16} aria-hidden="true" className={folding} />
      {label}
    </button>
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
