import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { NumbersContext } from "./said.tsx";
import type { Tag } from "./tag.ts";

/** Renders a part of a page, at a path of the site, or takes what was rendered of it before. */
export type RenderCached = (key: string, part: () => ReactNode, path: string) => string;

/** Set only while a page is rendered on the server. */
// marked, so that no browser gets it
export const CachedMarkupContext = /* @__PURE__ */ createContext<RenderCached | null>(null);

/** All that a part depends on; nothing: it is rendered for each page. */
type Of = readonly unknown[] | "" | false | null;
type UseCachedMarkup = (
  of: Of,
  part: () => ReactNode,
  path?: string | null,
) => { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } };

/**
 * Properties of an element that hold a part which many pages share, as a page's footer: the server renders it once for each list of values that
 * it is made `of`. The part must depend on nothing else, and be a visitor's: no context but a router at `path`
 * and an empty store of queries, the numbers of the promise, no `useId`, and no picture that is not lazy, since React would write the link that preloads it into the part.
 */
export const useCachedMarkup: UseCachedMarkup = import.meta.env.SSR
  ? (of, part, path) => {
      const render = useContext(CachedMarkupContext);
      const numbers = useContext(NumbersContext);
      const said = () => <NumbersContext value={numbers}>{part()}</NumbersContext>;
      const key = [...(of || []), numbers].map(textOf).join();
      return render && of
        ? { dangerouslySetInnerHTML: { __html: render(key, said, path ?? "/") } }
        : { children: part() };
    }
  : (_, part) => ({ children: part() });

/** Of objects that stand in several pages: the same one is written once. */
const texts = new WeakMap<object, string>();

function textOf(value: unknown): string {
  if (!(value instanceof Object)) return JSON.stringify(value) ?? "";
  const before = texts.get(value);
  if (before !== undefined) return before;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

type Props = Omit<ComponentProps<"div">, "children" | "ref"> & {
  as: Tag;
  of: Of;
  children: () => ReactNode;
};

/** An element whose content the server renders once: see `useCachedMarkup`. */
export function Cached({ as, of, children, ...attributes }: Props) {
  const Element = as as "div";
  return <Element {...attributes} {...useCachedMarkup(of, children)} />;
}
