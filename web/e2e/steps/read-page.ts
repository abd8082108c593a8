import type { Page } from "playwright-core";
import { linesOf, textOf, unescaped } from "./served-text.ts";

/** HTML, or a part of it, that is read without a browser. */
export type Served = {
  html: string;
  lines: string[];
  /** All of it as one line. */
  text: string;
  /** Addresses by what their links say; a part that has one name twice gives the last. */
  links: Record<string, string>;
  /** The outermost elements of this name, in their order; with `says` those that have one of its lines. */
  all(name: string, says?: string): Served[];
  /** The innermost element of this name with this line. Throws where there is none. */
  part(name: string, says?: string): Served;
};

/**
 * Reads a page's HTML as served, to check its words, their order and who sees them, at a hundredth of a browser's
 * cost. Parts that are streamed later follow the place that they belong in.
 */
export async function readPage(url: string, cookie = ""): Promise<Served & { status: number }> {
  const headers = { accept: "text/html", cookie };
  const response = await fetch(url, { headers, redirect: "manual" });
  return { status: response.status, ...served(await response.text()) };
}

/** Reads a page as `readPage` does, with the cookies of a browser's page. */
export async function readOwnPage({ request }: Page, path: string): Promise<Served> {
  return served(await (await request.get(path)).text());
}

function served(html: string): Served {
  const all: Served["all"] = (name, says) => {
    const found = outermost(html, name).map(served);
    return says === undefined ? found : found.filter(({ lines }) => lines.includes(says));
  };
  return {
    html,
    get lines() {
      return linesOf(html);
    },
    get text() {
      return textOf(html);
    },
    get links() {
      return linksOf(html);
    },
    all,
    part(name, says) {
      const [found] = all(name, says);
      if (!found) throw new Error(`No ${name} says ${says}: ${linesOf(html).join(" | ")}`);
      const inside = served(found.html.slice(1, -1));
      return inside.all(name, says).length > 0 ? inside.part(name, says) : found;
    },
  };
}

function linksOf(html: string): Record<string, string> {
  const found = html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs);
  return Object.fromEntries(
    Array.from(found, ([, attributes = "", text = ""]) => [
      unescaped(/aria-label="([^"]*)"/.exec(attributes)?.[1] ?? linesOf(text).join(" ")),
      unescaped(/href="([^"]*)"/.exec(attributes)?.[1] ?? ""),
    ]),
  );
}

function outermost(html: string, name: string): string[] {
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: tag, index } of html.matchAll(new RegExp(`</?${name}\\b[^>]*>`, "g"))) {
    const isEnd = tag.startsWith("</");
    if (isEnd && depth === 1) found.push(html.slice(start, index + tag.length));
    if (!isEnd && depth === 0) start = index;
    depth = isEnd ? Math.max(0, depth - 1) : depth + 1;
  }
  return found;
}
