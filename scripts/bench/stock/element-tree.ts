/** An element as JSON: name, attributes and children. */
export type Element = [name: string, attributes: Record<string, unknown>, children: Node[]];
type Node = Element | string;

const empty = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Elements that are left out; the stock app's root element has its own. */
const left = new Set(["script", "link", "style", "template"]);
const renamed: Record<string, string> = {
  class: "className",
  for: "htmlFor",
  srcset: "srcSet",
  tabindex: "tabIndex",
  colspan: "colSpan",
  readonly: "readOnly",
  maxlength: "maxLength",
  autocomplete: "autoComplete",
  fetchpriority: "fetchPriority",
  inputmode: "inputMode",
  "stroke-width": "strokeWidth",
  "stroke-linecap": "strokeLinecap",
  "stroke-linejoin": "strokeLinejoin",
};

/** The elements in the body of a page that React has rendered. */
export function elementTree(html: string): Element[] {
  const body = /<body[^>]*>([\s\S]*)<\/body>/.exec(html)?.[1] ?? "";
  const root: Element = ["div", {}, []];
  const open: Element[] = [root];
  const parts =
    /<!--[\s\S]*?-->|<(script|style)[\s\S]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)([^>]*)>|([^<]+)/g;
  for (const [, , closing, name, attributes, text] of body.matchAll(parts)) {
    const inside = open.at(-1) ?? root;
    if (text) inside[2].push(decode(text));
    else if (closing && name) open.pop();
    else if (name && !left.has(name)) {
      const element: Element = [name, attributesOf(attributes ?? ""), []];
      inside[2].push(element);
      if (!empty.has(name) && !attributes?.endsWith("/")) open.push(element);
    }
  }
  return root[2].filter((node) => typeof node !== "string");
}

function attributesOf(text: string): Record<string, unknown> {
  const pairs = text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g);
  return Object.fromEntries(
    Array.from(pairs, ([, name = "", value = ""]) => {
      if (name === "style") return [name, styleOf(decode(value))];
      return [renamed[name] ?? name, value === "" ? true : decode(value)];
    }),
  );
}

function styleOf(text: string): Record<string, string> {
  const lines = text.split(";").map((line) => line.split(/:(.*)/s));
  return Object.fromEntries(
    lines
      .filter(([name]) => name)
      .map(([name = "", value = ""]) => [
        name.startsWith("--") ? name : name.replace(/-(\w)/g, (_, c: string) => c.toUpperCase()),
        value,
      ]),
  );
}

function decode(text: string): string {
  const named: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
  return text.replace(/&(?:#x([\da-f]+)|(amp|lt|gt|quot));/gi, (_, hex, name) =>
    hex ? String.fromCodePoint(Number.parseInt(hex, 16)) : (named[name] ?? ""),
  );
}
