import type { FieldValue } from "../../domain/shared/fields.ts";
import { toPlainText } from "../../domain/shared/text/plain-text.ts";

/** Maximum length of one rich-text piece in Notion. */
const maxInPiece = 2_000;

/** Converts a value to a property type; undefined when it can't be written. */
export function writeProperty(type: string, value: FieldValue, origin: string): object | undefined {
  const text = value === null ? "" : Array.isArray(value) ? value.join("; ") : String(value);
  switch (type) {
    case "title":
    case "rich_text":
      return { [type]: pieces(plain(Array.isArray(value) ? listText(value) : text)) };
    case "number":
      return { number: value === null || value === "" ? null : Number(value) };
    case "checkbox":
      return { checkbox: value === true };
    case "select":
    case "status":
      return text === "" && type === "status" ? undefined : { [type]: text ? option(text) : null };
    case "multi_select":
      return { multi_select: (Array.isArray(value) ? value : text ? [text] : []).map(option) };
    case "url":
    case "email":
    case "phone_number":
      return { [type]: text || null };
    case "date":
      return { date: text ? { start: text } : null };
    case "relation":
      return { relation: text ? [{ id: text }] : [] };
    case "files":
      return {
        files: (Array.isArray(value) ? value : text ? [text] : []).map((url) => file(url, origin)),
      };
    default:
      return undefined;
  }
}

/** Joins a list to one text. A semicolon after a single entry marks its commas as part of it. */
function listText(entries: readonly string[]): string {
  const [only = ""] = entries;
  return entries.length === 1 && only.includes(",") ? `${only};` : entries.join("; ");
}

function pieces(text: string) {
  const characters = Array.from(text);
  const count = Math.ceil(characters.length / maxInPiece);
  return Array.from({ length: count }, (_, at) => ({
    text: { content: characters.slice(at * maxInPiece, (at + 1) * maxInPiece).join("") },
  }));
}

/** Removes markup but keeps paragraphs. */
function plain(text: string): string {
  if (!/<\w|&\w+;/.test(text)) return text;
  return text
    .split(/<\/p>|<br\s*\/?>|<\/li>|<\/h\d>|\n/)
    .map((part) => toPlainText(part))
    .filter(Boolean)
    .join("\n\n");
}

/** An option's name, without commas, which Notion doesn't allow. */
function option(name: string) {
  return { name: name.replaceAll(",", " ").slice(0, 100) };
}

function file(url: string, origin: string) {
  const address = url.startsWith("/") ? `${origin}${url}` : url;
  const name = address.split(/[/?#]/).filter(Boolean).at(-1) ?? "picture";
  return { name: name.slice(0, 100), type: "external", external: { url: address } };
}
