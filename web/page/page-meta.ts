import type { MetaDescriptor } from "react-router";
import { originOf } from "./origin-of.ts";
import { siteNameOf } from "./site.ts";
import { socialPicturePath } from "./social-picture-path.ts";

type Page = {
  /** Page title without the product's name; the home page sets the whole title itself. */
  title: string;
  description: string;
  keywords?: string;
  canonicalPath: string;
  /** Open Graph type. */
  type?: "website" | "article";
  /** A personal page, which search engines must not index. */
  isPrivate?: boolean;
};

const usualKeywords =
  "trade show booths, exhibit builders, custom exhibits, booth quotes, exhibit design";

/** Meta tags for search engines and sharing. */
export function pageMeta(matches: readonly unknown[], page: Page): MetaDescriptor[] {
  const { title, description, keywords = usualKeywords, canonicalPath, isPrivate = false } = page;
  const origin = originOf(matches);
  const siteName = siteNameOf(matches);
  const url = `${origin}${canonicalPath}`;
  const image = `${origin}${socialPicturePath(isPrivate ? "/" : canonicalPath)}`;
  const whole = title.includes(siteName) ? title : `${title} | ${siteName}`;
  return [
    { title: whole },
    { name: "description", content: description },
    { name: "keywords", content: eachOnce(keywords) },
    ...(isPrivate ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:site_name", content: siteName },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:title", content: whole },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: whole },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: whole },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: image },
    { name: "twitter:image:alt", content: whole },
    { tagName: "link", rel: "canonical", href: url },
  ];
}

/** A comma-separated list without duplicate words, ignoring case. */
function eachOnce(keywords: string): string {
  const known = new Map<string, string>();
  for (const word of keywords.split(",").map((part) => part.trim())) {
    if (word && !known.has(word.toLowerCase())) known.set(word.toLowerCase(), word);
  }
  return [...known.values()].join(", ");
}
