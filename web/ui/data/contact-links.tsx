import { Inline } from "../layout/inline.tsx";
import { ExternalLink } from "../text/external-link.tsx";
import { websiteLink } from "../text/website-link.ts";
import { contactLink } from "./contact-links.css.ts";

type Contacts = { email?: string | null; phone?: string | null; website?: string | null };

/** Contact links: email, phone, website. */
export function ContactLinks({ email, phone, website }: Contacts) {
  const address = website && websiteLink(website);
  return (
    <Inline gap="medium" wrap>
      {email && (
        <a className={contactLink} href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`}>
          {email}
        </a>
      )}
      {phone && (
        <a className={contactLink} href={phoneLink(phone)}>
          {phone}
        </a>
      )}
      {address && (
        <ExternalLink href={address} isAlone>
          {website.replace(/^https?:\/\/|\/$/gi, "")}
        </ExternalLink>
      )}
    </Inline>
  );
}

/** A tel address of a phone number as people write it. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
