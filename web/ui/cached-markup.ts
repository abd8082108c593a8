import { createContext, type ReactNode, useContext } from "react";

/** Renders a part of a page, at a path of the site, or takes what was rendered of it before. */
export type RenderCached = (key: string, part: () => ReactNode, path: string) => string;

/** Set only while a page is rendered on the server. */
export const CachedMarkupContext = createContext<RenderCached | null>(null);

const texts = new WeakMap<object, string>();

/** A key of values that do not change. The same object is written once. */
export function contentKey(...parts: unknown[]): string {
  return parts.map((part) => (part instanceof Object ? textOf(part) : JSON.stringify(part))).join();
}

function textOf(value: object): string {
  const before = texts.get(value);
  if (before !== undefined) return before;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

/**
 * Properties of an element that hold a part which many pages share, as a page's footer: the server renders it once for each key; null: for
 * each page. The part must depend on nothing but its key, and be a visitor's: no context but a router at `path`, no `useId`, and no
 * picture that is not lazy, since React would write the link that preloads it into the part.
 */
export function useCachedMarkup(keyOf: (() => string) | null, part: () => ReactNode, path = "/") {
  const render = useContext(CachedMarkupContext);
  return render && keyOf
    ? { dangerouslySetInnerHTML: { __html: render(keyOf(), part, path) } }
    : { children: part() };
}
