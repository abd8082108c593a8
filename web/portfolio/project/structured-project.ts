import type { ViewedProjectBody } from "../../../app-server/contract/portfolio/portfolio.ts";
import { filled } from "../../page/filled.ts";
import { summaryOfHtml } from "./summary-of-html.ts";

/** Structured data of a project for search engines. */
export function structuredProject(project: ViewedProjectBody, url: string, origin: string) {
  const { title, builder, imageUrl, createdTime, tags, location, eventName } = project;
  const item = (position: number, name: string, at: string) => ({
    "@type": "ListItem",
    position,
    name,
    item: at,
  });
  return [
    filled({
      "@context": "https://schema.org",
      "@type": "CreativeWork",
      name: title,
      url,
      image: new URL(imageUrl, origin).href,
      description: summaryOfHtml(project.description),
      dateCreated: project.year ?? createdTime.slice(0, 10),
      genre: project.industry,
      keywords: tags.join(", "),
      locationCreated: { "@type": "Place", name: location },
      about: { "@type": "Event", name: eventName },
      creator: builder && {
        "@type": "Organization",
        name: builder.name,
        url: `${origin}/builders/${builder.notionId}`,
      },
    }),
    {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        item(1, "Home", `${origin}/`),
        item(2, "Portfolio", `${origin}/portfolio`),
        item(3, title, url),
      ],
    },
  ];
}
