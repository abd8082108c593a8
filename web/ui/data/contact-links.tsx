import { phoneLink } from "../../../domain/shared/text/phone-link.ts";
import { Inline } from "../layout/inline.tsx";
import { ExternalLink } from "../text/external-link.tsx";
import { websiteLink } from "../text/website-link.ts";
import { contactLink } from "./contact-links.css.ts";

type Contacts = { email?: string | null; phone?: string | null; website?: string | null };

export function ContactLinks({ email, phone, website }: Contacts) {
  const dialed = phone && phoneLink(phone);
  const address = website && websiteLink(website);
  return (
    <Inline gap="medium" wrap>
      {email && (
        <a className={contactLink} href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>
          {email}
        </a>
      )}
      {phone &&
        (dialed ? (
          <a className={contactLink} href={dialed}>
            <bdi>{phone}</bdi>
          </a>
        ) : (
          <bdi>{phone}</bdi>
        ))}
      {address && (
        <ExternalLink href={address} isAlone>
          {website.replace(/^https?:\/\/|\/$/gi, "")}
        </ExternalLink>
      )}
    </Inline>
  );
}
