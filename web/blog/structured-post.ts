import type { ViewedPostBody } from "../../app-server/contract/blog/blog.ts";
import { productName } from "../../domain/shared/product-name.ts";
import { toPlainText } from "../../domain/shared/text/plain-text.ts";
import { breadcrumbList } from "../page/breadcrumb-list.ts";
import { blogPostAddress } from "./blog-address.ts";
import { cardPictures } from "./card-pictures.ts";

/** Structured data of an article for search engines. */
export function structuredPost(post: ViewedPostBody, origin: string) {
  const url = `${origin}${blogPostAddress(post.id)}`;
  const publisher = { "@type": "Organization", name: productName, url: `${origin}/` };
  return [
    {
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
    },
    breadcrumbList(origin, [
      ["Home", "/"],
      ["Blog", "/blog"],
      [post.title, blogPostAddress(post.id)],
    ]),
  ];
}
