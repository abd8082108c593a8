import type { MetaDescriptor } from "react-router";
import type { ViewedBuilderBody } from "../../../app-server/contract/builders/builders.ts";
import { firstWords } from "../../../domain/builder-profiles/first-words.ts";
import { verifiedFrom } from "../../../domain/builder-profiles/shown-rating.ts";
import { filled } from "../../page/filled.ts";
import { originOf } from "../../page/origin-of.ts";
import { pageMeta } from "../../page/page-meta.ts";
import type { LostWords } from "../../page/record-lost.tsx";
import { websiteLink } from "../../ui/text/website-link.ts";
import { builderHref } from "../card/contact-target.ts";

export const lostBuilder: LostWords = {
  missing: {
    title: "Builder Not Found",
    text: "The builder profile you're looking for doesn't exist.",
  },
  broken: {
    title: "Unable to Load Builder",
    text: "We couldn't load this builder just now. It may well be there: please try again in a moment.",
  },
  back: { to: "/our-builders", label: "Browse All Builders" },
};

/** Meta tags of a builder's page. Its two URLs share one canonical URL. */
export function builderMeta(
  matches: readonly unknown[],
  builder: ViewedBuilderBody | null,
  status: number,
): MetaDescriptor[] {
  if (!builder) {
    return pageMeta(matches, {
      title: lostBuilder[status === 404 ? "missing" : "broken"].title,
      description: "An exhibit builder in our network.",
      canonicalPath: "/our-builders",
      isPrivate: true,
    });
  }
  const { id, name, location, description, specialties } = builder;
  const tags = pageMeta(matches, {
    title: name,
    description: firstWords(description) || `${name}, exhibit builder in ${location}.`,
    keywords: ["exhibit builder", location, ...specialties].join(", "),
    canonicalPath: builderHref(id),
  });
  return [
    ...tags,
    { "script:ld+json": builderJsonLd(builder, `${originOf(matches)}${builderHref(id)}`) },
  ];
}

/**
 * Structured data of a builder: schema.org's LocalBusiness. Its rating is of verified reviews
 * only, as search engines require.
 */
function builderJsonLd(builder: ViewedBuilderBody, url: string) {
  const { name, description, city, state, country } = builder;
  const { rating, reviewCount, ratingSource } = builder;
  const website = builder.website && websiteLink(builder.website);
  const isVerified = ratingSource === "verified" && reviewCount >= verifiedFrom;
  const [image] = builder.portfolioImages;
  return filled({
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
    telephone: builder.phone,
    email: builder.email,
    sameAs: website ? [website] : [],
    image: image && new URL(image, url).href,
    logo: builder.companyLogo && new URL(builder.companyLogo, url).href,
    areaServed: builder.coverageAreas,
    knowsAbout: builder.specialties,
    aggregateRating: isVerified
      ? { "@type": "AggregateRating", ratingValue: rating, reviewCount, bestRating: 5 }
      : null,
  });
}
