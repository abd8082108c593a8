import { createContext, type ReactNode, useContext } from "react";

/** Renders a part of a page, or takes what was rendered of it before. */
export type RenderCached = (key: string, part: () => ReactNode) => string;

/** Set only while a page is rendered on the server. */
export const CachedMarkupContext = createContext<RenderCached | null>(null);

/**
 * Properties of an element that hold a part which many pages share, as a page's footer: the server renders it once for each key. The part
 * must depend on nothing but its key: no context, no `useId`.
 */
export function useCachedMarkup(keyOf: () => string, part: () => ReactNode) {
  const render = useContext(CachedMarkupContext);
  return render
    ? { dangerouslySetInnerHTML: { __html: render(keyOf(), part) } }
    : { children: part() };
}
