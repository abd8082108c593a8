import { tagline } from "../marketing/tagline.ts";

/** Structured data of the site's operator. */
export function organization(siteName: string, origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: siteName,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    description: tagline,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      url: `${origin}/contact`,
    },
  };
}
