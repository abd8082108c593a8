import type { BuilderCardBody } from "../../../app-server/contract/builders/builder-search-body.ts";
import { placeName } from "../../../domain/builder-profiles/place-name.ts";
import { Link } from "../../ui/action/link.tsx";
import { Cached } from "../../ui/cached-markup.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Name } from "../../ui/text/name.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import {
  actions,
  body,
  card,
  connect,
  featured,
  head,
  learnMore,
  name as nameStyle,
  place,
  top,
  whereWide,
} from "./builder-card.css.ts";
import { BuilderCardPictures } from "./builder-card-pictures.tsx";
import { BuilderLogo } from "./builder-logo.tsx";
import { ConnectButton } from "./connect-button.tsx";
import { builderHref } from "./contact-target.ts";
import { FittingWork } from "./fitting-work.tsx";
import { Rating } from "./rating.tsx";
import { Tags } from "./tags.tsx";

type Props = {
  builder: BuilderCardBody;
  /** Loads the picture eagerly, for a card that is visible on load. */
  eager?: boolean;
};

export function BuilderCard({ builder, eager = false }: Props) {
  const { id, name, city, state, country, description, fittingWork } = builder;
  return (
    <article className={card}>
      <BuilderCardPictures name={name} images={builder.portfolioImages} eager={eager} />
      <div className={body}>
        <div className={top}>
          <Cached as="div" className={head} of={["builder's head", builder]}>
            {() => (
              <>
                <div className={whereWide}>
                  <BuilderLogo name={name} logo={builder.companyLogo} />
                </div>
                <div className={nameStyle}>
                  <Heading level={2} size="card">
                    <Name>{name}</Name>
                  </Heading>
                  <span className={place}>{placeName(city, state, country)}</span>
                </div>
              </>
            )}
          </Cached>
          <Rating builder={builder} />
          {builder.featuredBuilder && (
            <div className={featured}>
              <Badge tone="positive">Featured Builder</Badge>
            </div>
          )}
        </div>
        {fittingWork && <FittingWork work={fittingWork} />}
        {description && (
          <div className={whereWide}>
            <Text>{description}</Text>
          </div>
        )}
        <div className={whereWide}>
          <Tags tags={builder.specialties} count={builder.specialtyCount} />
        </div>
        <div className={actions}>
          <span className={connect}>
            <ConnectButton builder={builder} size="small" tone="quiet" namesBuilder />
          </span>
          <Link to={builderHref(id)} className={learnMore} viewTransition>
            Learn More
            <VisuallyHidden>{` about ${name}`}</VisuallyHidden>
          </Link>
        </div>
      </div>
    </article>
  );
}
