import { type MetaDescriptor, useMatches } from "react-router";
import { productName } from "../../domain/shared/product-name.ts";

/** The title of a page that the browser came to within the site, while its record is not there. The server writes those of its own pages in `meta`. */
export function ClientTitle({ children }: { children: string }) {
  return <title>{`${children} | ${productName}`}</title>;
}

type Props = { tagsOf: (matches: readonly unknown[]) => MetaDescriptor[] };
type Tag = Partial<
  Record<"title" | "name" | "property" | "content" | "tagName" | "rel" | "href", string>
>;

/** The head of such a page, once its record is there: the tags that the server writes, without structured data, which is for crawlers. */
export function ClientHead({ tagsOf }: Props) {
  const tags = tagsOf(useMatches()) as Tag[];
  return tags.map(({ title, name, property, content, rel, href }) => {
    if (title) return <title key="title">{title}</title>;
    if (rel === "canonical") return <link key={rel} rel={rel} href={href} />;
    if (name) return <meta key={name} name={name} content={content} />;
    return property ? <meta key={property} property={property} content={content} /> : null;
  });
}
