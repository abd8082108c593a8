import type { ViewedPostBody } from "../../app-server/contract/blog/blog.ts";
import { toPlainText } from "../../domain/shared/text/plain-text.ts";
import { filled } from "../page/filled.ts";
import { blogPostAddress } from "./blog-address.ts";
import { cardPictures } from "./card-pictures.ts";

/** Structured data of an article for search engines. */
export function structuredPost(post: ViewedPostBody, siteName: string, origin: string) {
  const url = `${origin}${blogPostAddress(post.id)}`;
  const publisher = { "@type": "Organization", name: siteName, url: `${origin}/` };
  return [
    filled({
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: post.title,
      description: toPlainText(post.description ?? "", 300),
      image: [new URL(cardPictures([post]).get(post.id) ?? "", origin).href],
      datePublished: post.createdTime,
      mainEntityOfPage: url,
      url,
      author: publisher,
      publisher,
    }),
    breadcrumbList(origin, [
      ["Home", "/"],
      ["Blog", "/blog"],
      [post.title, blogPostAddress(post.id)],
    ]),
  ];
}

/** Structured data of a page's breadcrumb for search engines. */
function breadcrumbList(origin: string, trail: readonly (readonly [string, string])[]) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
