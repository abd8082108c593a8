import { Link } from "react-router";
import type { QuotingBuilderBody } from "../../../../app-server/contract/quotes/comparison/quoting-builders.ts";
import type { ReceivedResponseBody } from "../../../../app-server/contract/quotes/quote-responses.ts";
import { namesPrice } from "../../../../domain/offers/names-price.ts";
import { priceInDollars } from "../../../../domain/offers/stated-price.ts";
import { boothSizeText } from "../../../../domain/quotes/booth-size-text.ts";
import { pricedForWords } from "../../../../domain/quotes/priced-for-words.ts";
import { BuilderLogo } from "../../../builders/card/builder-logo.tsx";
import { durationWords } from "../../../quotes/duration-words.ts";
import { responseLook } from "../../../quotes/request/response-look.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { Picture } from "../../../ui/media/picture.tsx";
import { Name } from "../../../ui/text/name.tsx";
import {
  brief,
  briefName,
  caption,
  further,
  head,
  link,
  name as nameStyle,
  picture,
  pictures,
  small,
  who,
} from "./offer-head.css.ts";
import { wideOnly } from "./offer-table.css.ts";
import { PriceText } from "./price-text.tsx";

type Props = {
  response: ReceivedResponseBody;
  /** Undefined while loading, and for a builder who is no longer public. */
  builder: QuotingBuilderBody | undefined;
};

/**
 * The builder of a quote: logo, name, city, and the quote's status. On a wide screen it stays
 * visible.
 */
export function OfferHead({ response, builder }: Props) {
  const name = builderName(response);
  const { label, tone } = responseLook(response);
  return (
    <div className={wideOnly}>
      <div className={head}>
        <div className={who}>
          <BuilderLogo name={name} logo={builder?.companyLogo ?? null} />
          <div>
            <div className={nameStyle}>
              {builder ? (
                <Link to={`/builders/${builder.id}`} className={link}>
                  <Name>{name}</Name>
                </Link>
              ) : (
                <Name>{name}</Name>
              )}
            </div>
            {builder && <div className={small}>{placeOf(builder)}</div>}
          </div>
        </div>
        {response.status !== "pending" || !namesPrice(response.quotedAmount) ? (
          <Badge tone={tone}>{label}</Badge>
        ) : null}
      </div>
    </div>
  );
}

type BriefProps = {
  response: ReceivedResponseBody;
  /** Whether the bottom bar is about this quote. */
  isInFocus: boolean;
  /** Puts the quote into the bottom bar; missing where there is none. */
  onPick?: (() => void) | undefined;
  /** True for the copy that stays in sight on a phone; screen readers skip it, since the table's own head says the same. */
  isCopy?: boolean;
};

/** A quote's builder and amount, on a phone: a press puts the quote into the bottom bar. */
export function BriefHead({ response, isInFocus, onPick, isCopy = false }: BriefProps) {
  const { status, forEarlierBrief, pricedFor } = response;
  const about = forEarlierBrief
    ? pricedForWords(pricedFor)
    : status !== "pending" && responseLook(response).label;
  const text = (
    <>
      <bdi className={briefName}>{builderName(response)}</bdi>
      <PriceText>{priceInDollars(response) ?? "No price yet"}</PriceText>
      {about && <span className={caption}>{about}</span>}
    </>
  );
  const look = forEarlierBrief ? `${brief} ${small}` : brief;
  if (!onPick) return <div className={look}>{text}</div>;
  return (
    <button
      type="button"
      className={look}
      aria-pressed={isInFocus}
      tabIndex={isCopy ? -1 : undefined}
      // what is hidden from screen readers takes no focus
      onMouseDown={isCopy ? (event) => event.preventDefault() : undefined}
      onClick={onPick}
    >
      {text}
    </button>
  );
}

/** A builder's similar work and typical response time; null when there is none. */
export function builderNews(builder: QuotingBuilderBody | undefined) {
  const facts = builder ? builderFacts(builder) : [];
  const work = builder?.work ?? [];
  if (work.length === 0 && facts.length === 0) return null;
  return (
    <div className={head}>
      {work.length > 0 && (
        <ul className={pictures}>
          {work.map(({ id, title, size, imageUrl }, index) => (
            <li key={id} className={index > 0 ? further : undefined}>
              <Link to={`/portfolio/${id}`} tabIndex={index > 0 ? -1 : undefined}>
                <Picture
                  src={imageUrl}
                  alt={`${title} by ${builder?.name}, ${boothSizeText(size)}`}
                  className={picture}
                  width={240}
                  height={180}
                  sizes="8rem"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {facts.map((fact) => (
        <div key={fact} className={small}>
          {fact}
        </div>
      ))}
    </div>
  );
}

export function builderName({ builder }: ReceivedResponseBody): string {
  return builder?.name ?? "Unknown Builder";
}

export function placeOf({ city, state }: QuotingBuilderBody): string {
  return `${city}, ${state}`;
}

export function builderFacts({
  builtHere,
  otherShows,
  medianAnswerMs,
}: QuotingBuilderBody): string[] {
  const booths = builtHere === 1 ? "1 booth" : `${builtHere} booths`;
  return [
    ...(builtHere > 0 ? [`Built ${booths} at this show`] : []),
    ...(builtHere === 0 && otherShows.length > 0
      ? [`Has built at ${new Intl.ListFormat("en-US").format(otherShows)}`]
      : []),
    ...(medianAnswerMs === null ? [] : [`Usually answers in ${durationWords(medianAnswerMs)}`]),
  ];
}
