import type { ViewedBuilderBody } from "../../../app-server/contract/builders/builders.ts";
import { websiteLink } from "../../ui/text/website-link.ts";

/** A builder as search engines read it: schema.org's LocalBusiness. No rating: search engines want those of real reviews only. */
export function builderJsonLd(builder: ViewedBuilderBody, url: string) {
  const { name, description, city, state, country } = builder;
  const website = builder.website && websiteLink(builder.website);
  const [image] = builder.portfolioImages;
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": url,
    url,
    name,
    description,
    address: {
      "@type": "PostalAddress",
      addressLocality: city,
      addressRegion: state,
      addressCountry: country,
    },
    ...(builder.phone && { telephone: builder.phone }),
    ...(builder.email && { email: builder.email }),
    ...(website && { sameAs: [website] }),
    ...(image && { image: new URL(image, url).href }),
    ...(builder.companyLogo && { logo: new URL(builder.companyLogo, url).href }),
    ...(builder.coverageAreas.length > 0 && { areaServed: builder.coverageAreas }),
    ...(builder.specialties.length > 0 && { knowsAbout: builder.specialties }),
  };
}
