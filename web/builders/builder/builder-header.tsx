import MapPin from "lucide-react/icons/map-pin";
import type { ViewedBuilderBody } from "../../../app-server/contract/builders/builders.ts";
import { FavouriteButton } from "../../favourites/favourite-button.tsx";
import { ContactLinks } from "../../ui/data/contact-links.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { ExternalLink } from "../../ui/text/external-link.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Name } from "../../ui/text/name.tsx";
import { websiteLink } from "../../ui/text/website-link.ts";
import { BuilderLogo } from "../card/builder-logo.tsx";
import { ConnectButton } from "../card/connect-button.tsx";
import { Rating } from "../card/rating.tsx";
import {
  actions,
  facts,
  header,
  name as nameStyle,
  onScreen,
  words,
} from "./builder-details.css.ts";

/** A builder's name, facts and contacts. */
export function BuilderHeader({ builder }: { builder: ViewedBuilderBody }) {
  const { name, location, email, phone } = builder;
  const website = builder.website && websiteLink(builder.website);
  return (
    <header className={header}>
      <BuilderLogo name={name} logo={builder.companyLogo} size="large" />
      <div className={words}>
        {builder.featuredBuilder && <Badge tone="positive">Featured Builder</Badge>}
        <div className={nameStyle}>
          <Heading level={1}>
            <Name>{name}</Name>
          </Heading>
        </div>
        <div className={facts}>
          <Inline gap="xsmall">
            <MapPin size={18} aria-hidden="true" />
            <span>{location}</span>
          </Inline>
          <Rating builder={builder} outOfFive />
        </div>
        <div className={actions} id="contact">
          <div className={onScreen}>
            <Inline gap="small">
              <ConnectButton builder={builder} />
              <FavouriteButton itemType="builder" itemId={builder.id} name={name} showCount />
            </Inline>
          </div>
          {website && (
            <ExternalLink href={website} isAlone>
              Visit Website
            </ExternalLink>
          )}
          <ContactLinks email={email} phone={phone} />
        </div>
      </div>
    </header>
  );
}
