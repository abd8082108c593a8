import type { Plugin } from "vite";

/**
 * Turns a legal text in Markdown into a module: its title, its summary, and its parts as a function
 * of the {values} in it. The build reads the Markdown; browsers get React elements.
 */
export const legalTexts: Plugin = {
  name: "legal-texts",
  transform(source, id) {
    return /\/legal\/[\w-]+\.md$/.test(id) ? { code: moduleOf(source), map: null } : undefined;
  },
};

function moduleOf(source: string): string {
  const [head = "", ...parts] = source.split(/^## /m);
  const [title = "", ...summary] = head.split("\n");
  const written = parts.map(partOf).join(",\n");
  const table = written.includes("(Table,") ? 'import { Table } from "../ui/data/table.tsx";' : "";
  return `import { createElement, Fragment } from "react";
import { TextLink } from "../ui/text/text-link.tsx";
${table}
const h = (name, ...children) => createElement(name, null, ...children);
export const title = ${said(title.slice(2))};
export const summary = ${said(summary.join(" "))};
export const partsOf = (values) => [${written}];`;
}

/** A part begins with a heading such as `Liability {#liability}`. */
function partOf(source: string): string {
  const [heading = "", ...blocks] = source.trim().split("\n\n");
  const [, title = "", id = ""] = /^(.*) \{#(\w+)\}$/.exec(heading) ?? [];
  if (!id) throw new Error(`A legal text's heading lacks its anchor: ${heading}`);
  const text = blocks.map((block) => blockOf(block, title)).join(", ");
  return `{ id: ${said(id)}, title: ${said(title)}, text: h(Fragment, ${text}) }`;
}

function blockOf(block: string, title: string): string {
  if (block.startsWith("|")) return tableOf(block, title);
  if (!block.startsWith("- ")) return `h("p", ${inline(block)})`;
  const items = block.slice(2).split("\n- ");
  return `h("ul", ${items.map((item) => `h("li", ${inline(item)})`).join(", ")})`;
}

/** A table with the caption of its part's title. */
function tableOf(block: string, title: string): string {
  const [head = [], , ...rows] = block.split("\n").map((line) => line.split("|").slice(1, -1));
  const columns = head.map(
    (header, at) => `{ header: ${said(header)}, cell: (row) => row.cells[${at}] }`,
  );
  const cellsOf = (row: string[]) => row.map((cell) => `h(Fragment, ${inline(cell)})`).join(", ");
  return `createElement(Table, { caption: ${said(title)}, rowKey: (row) => row.key, columns: [${columns}], rows: [${rows.map(
    (row) => `{ key: ${said(row[0] ?? "")}, cells: [${cellsOf(row)}] }`,
  )}] })`;
}

/** Texts, **bold**, `code`, [links](/there) and {values}. */
function inline(source: string): string {
  const pieces = source
    .trim()
    .replace(/\s+/g, " ")
    .split(/(\*\*.+?\*\*|`.+?`|\[.+?\]\(.+?\)|\{\w+\})/)
    .filter((piece) => piece !== "");
  return pieces.map(elementOf).join(", ");
}

function elementOf(piece: string): string {
  const [, bold, code, name, to, value] =
    /^(?:\*\*(.+)\*\*|`(.+)`|\[(.+)\]\((.+)\)|\{(\w+)\})$/.exec(piece) ?? [];
  if (bold) return `h("strong", ${JSON.stringify(bold)})`;
  if (code) return `h("code", ${JSON.stringify(code)})`;
  if (to) return `createElement(TextLink, { to: ${JSON.stringify(to)} }, ${JSON.stringify(name)})`;
  return value ? `values.${value} ?? "${piece}"` : JSON.stringify(piece);
}

const said = (text: string) => JSON.stringify(text.trim().replace(/\s+/g, " "));
