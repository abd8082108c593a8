import { Link } from "react-router";
import type { QuotingBuilderBody } from "../../../../app-server/contract/quotes/comparison/quoting-builders.ts";
import type { ReceivedResponseBody } from "../../../../app-server/contract/quotes/quote-responses.ts";
import { namesPrice } from "../../../../domain/offers/names-price.ts";
import { boothSizeText } from "../../../../domain/quotes/booth-size-text.ts";
import { BuilderLogo } from "../../../builders/card/builder-logo.tsx";
import { durationWords } from "../../../quotes/duration-words.ts";
import { responseLook } from "../../../quotes/request/response-look.ts";
import { roundWords } from "../../../quotes/request/round-words.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { Picture } from "../../../ui/media/picture.tsx";
import { RevisedSinceSeen } from "../../seen-revision.tsx";
import {
  further,
  head,
  link,
  name as nameStyle,
  picture,
  pictures,
  small,
  who,
} from "./offer-head.css.ts";

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
  const name = response.builder?.name ?? "Unknown Builder";
  const { label, tone } = responseLook(response);
  return (
    <div className={head}>
      <div className={who}>
        <BuilderLogo name={name} logo={builder?.companyLogo ?? null} />
        <div>
          <div className={nameStyle}>
            {builder ? (
              <Link to={`/builders/${builder.id}`} className={link}>
                {name}
              </Link>
            ) : (
              name
            )}
          </div>
          {builder && <div className={small}>{`${builder.city}, ${builder.state}`}</div>}
        </div>
      </div>
      {response.status !== "pending" || !namesPrice(response.quotedAmount) ? (
        <Badge tone={tone}>{label}</Badge>
      ) : null}
    </div>
  );
}

/**
 * A quote's news, its builder's similar work and typical response time; null when there is none.
 */
export function offerNews({ response, builder }: Props) {
  const { round, seenRevision, revision } = response;
  const facts = builder ? builderFacts(builder) : [];
  const work = builder?.work ?? [];
  const isRevised = seenRevision !== null && seenRevision < revision;
  const inRound = round && roundWords(round);
  if (!isRevised && !inRound && work.length === 0 && facts.length === 0) return null;
  return (
    <div className={head}>
      {inRound && <div className={small}>{inRound}</div>}
      <RevisedSinceSeen response={response} />
      {work.length > 0 && (
        <ul className={pictures}>
          {work.map(({ id, title, size, imageUrl }, index) => (
            <li key={id} className={index > 0 ? further : undefined}>
              <Link to={`/portfolio/${id}`}>
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

function builderFacts({ builtHere, otherShows, medianAnswerMs }: QuotingBuilderBody): string[] {
  const booths = builtHere === 1 ? "1 booth" : `${builtHere} booths`;
  return [
    ...(builtHere > 0 ? [`Built ${booths} at this show`] : []),
    ...(builtHere === 0 && otherShows.length > 0
      ? [`Has built at ${new Intl.ListFormat("en-US").format(otherShows)}`]
      : []),
    ...(medianAnswerMs === null ? [] : [`Usually answers in ${durationWords(medianAnswerMs)}`]),
  ];
}
