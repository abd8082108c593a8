import { type ComponentProps, createContext, type ReactNode, useContext } from "react";
import { NumbersContext } from "./said.tsx";
import type { Tag } from "./tag.ts";

/** Renders a part of a page, at a path of the site, or returns its cached markup. */
export type RenderCached = (key: string, part: () => ReactNode, path: string) => string;

/** Set only while the server renders a page. */
// marked as pure, so that browsers' bundles leave it out
export const CachedMarkupContext = /* @__PURE__ */ createContext<RenderCached | null>(null);

/** The values that the part depends on; a falsy one renders it for each page. */
type Of = readonly unknown[] | "" | false | null;
type UseCachedMarkup = (
  of: Of,
  part: () => ReactNode,
  path?: string | null,
) => { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } };

/**
 * Props of an element with content that many pages share, such as the footer: the server renders it
 * once for each list of values in `of`. The part must depend on nothing else and must be the same
 * for all visitors: no context but a router at `path`, an empty query client, and the numbers of
 * the promise; no `useId`; and only lazy pictures, since React would write the preload link of
 * another picture into the part.
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

/** Serialized objects that appear on several pages, so that each is serialized once. */
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
