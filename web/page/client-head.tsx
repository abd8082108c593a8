import { type MetaDescriptor, useMatches } from "react-router";
import { useSiteName } from "./site.ts";

/**
 * Sets a page's title after client-side navigation, until its record has loaded. For
 * server-rendered pages `meta` sets it.
 */
export function ClientTitle({ children }: { children: string }) {
  return <title>{`${children} | ${useSiteName()}`}</title>;
}

type Props = { tagsOf: (matches: readonly unknown[]) => MetaDescriptor[] };
type Tag = Partial<
  Record<"title" | "name" | "property" | "content" | "tagName" | "rel" | "href", string>
>;

/**
 * Sets a page's head after client-side navigation, once its record has loaded: the tags that `meta`
 * would write, except structured data, which only crawlers read.
 */
export function ClientHead({ tagsOf }: Props) {
  const tags = tagsOf(useMatches()) as Tag[];
  return tags.map(({ title, name, property, content, rel, href }) => {
    if (title) return <title key="title">{title}</title>;
    if (rel === "canonical") return <link key={rel} rel={rel} href={href} />;
    if (name) return <meta key={name} name={name} content={content} />;
    return property ? <meta key={property} property={property} content={content} /> : null;
  });
}
