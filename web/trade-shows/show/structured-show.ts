import type { TradeShowBody } from "../../../app-server/contract/trade-shows/trade-shows.ts";
import { toPlainText } from "../../../domain/shared/text/plain-text.ts";
import { filled } from "../../page/filled.ts";
import { websiteLink } from "../../ui/text/website-link.ts";

/** Structured data of a show (schema.org) for search engines. */
export function structuredShow(show: TradeShowBody, url: string) {
  const { title, venue, city, state, description, tags } = show;
  const registration = show.registrationLink && websiteLink(show.registrationLink);
  const website = show.eventWebsite && websiteLink(show.eventWebsite);
  const images = [show.featuredImage, ...show.imageGallery].filter((image) => image !== null);
  const start = show.startDate ?? show.endDate;
  const item = (position: number, name: string, path: string) => ({
    "@type": "ListItem",
    position,
    name,
    item: new URL(path, url).href,
  });
  return [
    ...(start
      ? [
          filled({
            "@context": "https://schema.org",
            "@type": "Event",
            name: title,
            url,
            startDate: start,
            endDate: show.endDate ?? start,
            eventStatus: "https://schema.org/EventScheduled",
            eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
            location: {
              "@type": "Place",
              name: venue || city,
              address: { "@type": "PostalAddress", addressLocality: city, addressRegion: state },
            },
            description: toPlainText(description ?? "", 500),
            image: images.map((image) => new URL(image, url).href),
            keywords: tags.join(", "),
            sameAs: website,
            ...(registration && {
              offers: {
                "@type": "Offer",
                url: registration,
                availability: `https://schema.org/${show.status === "sold-out" ? "SoldOut" : "InStock"}`,
              },
            }),
          }),
        ]
      : []),
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        item(1, "Home", "/"),
        item(2, "Trade Show Calendar", "/trade-show-calendar"),
        item(3, title, url),
      ],
    },
  ];
}
