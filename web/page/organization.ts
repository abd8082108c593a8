import { productName } from "../../domain/shared/product-name.ts";
import { claims } from "../marketing/claims.ts";

/** Structured data of the site's operator. */
export function organization(origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: productName,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
    description: claims.tagline,
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer support",
      url: `${origin}/contact`,
    },
  };
}
