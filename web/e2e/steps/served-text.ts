const entities = { "&#x27;": "'", "&quot;": '"', "&lt;": "<", "&gt;": ">", "&amp;": "&" };

/** A text or an attribute as it was before it was written as HTML. */
export const unescaped = (text: string): string =>
  text.replace(/&(#x27|quot|lt|gt|amp);/g, (entity) => entities[entity as keyof typeof entities]);

const withoutCode = (html: string) => html.replace(/<!--.*?-->|<(script|style)\b.*?<\/\1>/gs, "");

/** The texts of a whole page or a part, a line for each element that has some; `written.tsx` does it for parts without scripts. */
export const linesOf = (html: string): string[] =>
  withoutCode(html)
    .split(/<[^>]+>/)
    .map((text) => unescaped(text).trim())
    .filter((text) => text !== "");

/** The same as one line. */
export const textOf = (html: string): string =>
  unescaped(withoutCode(html).replace(/<[^>]+>/g, "")).trim();
