import * as z from "zod";
import type { RawValue } from "../../domain/content-sync/coerce-field.ts";
import type { Field } from "../../domain/shared/fields.ts";
import { type NotionFile, type NotionProperty, notionFile, richTexts } from "./notion-page.ts";
import { escapeHtml, plainText, renderRichText } from "./render-rich-text.ts";

export type PropertyValue =
  | { kind: "value"; value: RawValue }
  | { kind: "files"; files: NotionFile[] }
  | { kind: "odd"; reason: string };

const named = z.object({ name: z.string() });
const day = z.object({ start: z.string(), end: z.string().nullish() });
const person = z.object({ name: z.string().nullish() });
const ids = z.array(z.object({ id: z.string() }));

const value = (raw: RawValue): PropertyValue => ({ kind: "value", value: raw });

/** Parses a property's value for a field. `isEnd`: takes the end of a date range. */
export function readProperty(property: NotionProperty, rule: Field, isEnd = false): PropertyValue {
  const { type } = property;
  try {
    return readType(type, property[type], rule, isEnd);
  } catch {
    return { kind: "odd", reason: `holds something else than a ${type} should` };
  }
}

function readType(type: string, held: unknown, rule: Field, isEnd: boolean): PropertyValue {
  switch (type) {
    case "title":
    case "rich_text": {
      const texts = richTexts.parse(held);
      if (rule.kind !== "html") return value(plainText(texts));
      const html = renderRichText(texts);
      if (html === "") return value(null);
      const paragraphs = html.split(/(?:<br>\s*){2,}/);
      return value(paragraphs.map((part) => `<p>${part}</p>`).join(""));
    }
    case "number":
      return value(z.number().nullable().parse(held));
    case "checkbox":
      return rule.kind === "flag"
        ? value(z.boolean().parse(held))
        : { kind: "odd", reason: "is a checkbox, where a text is needed" };
    case "select":
    case "status":
      return text(named.nullable().parse(held)?.name ?? null, rule);
    case "multi_select":
      return value(
        z
          .array(named)
          .parse(held)
          .map(({ name }) => name),
      );
    case "url":
    case "email":
    case "phone_number":
    case "created_time":
    case "last_edited_time":
      return text(z.string().nullable().parse(held), rule);
    case "date": {
      const span = day.nullable().parse(held);
      return value((isEnd ? span?.end : null) ?? span?.start ?? null);
    }
    case "people":
      return value(
        z
          .array(person)
          .parse(held)
          .flatMap(({ name }) => name ?? []),
      );
    case "files":
      return { kind: "files", files: z.array(notionFile).parse(held) };
    case "relation":
      return rule.kind === "builder"
        ? value(ids.parse(held)[0]?.id ?? null)
        : { kind: "odd", reason: "is a relation, where a value is needed" };
    case "unique_id": {
      const { prefix, number } = z
        .object({ prefix: z.string().nullish(), number: z.number().nullable() })
        .parse(held);
      return value(number === null ? null : [prefix, number].filter(Boolean).join("-"));
    }
    case "formula":
    case "rollup": {
      const inner = z.looseObject({ type: z.string() }).parse(held);
      if (inner.type === "string") return text(z.string().nullable().parse(inner.string), rule);
      if (inner.type === "boolean") return readType("checkbox", inner.boolean, rule, isEnd);
      if (inner.type === "array") {
        const [first] = z.array(z.looseObject({ type: z.string() })).parse(inner.array);
        return first ? readType(first.type, first[first.type], rule, isEnd) : value(null);
      }
      return readType(inner.type, inner[inner.type], rule, isEnd);
    }
    default:
      return { kind: "odd", reason: `is of a type that cannot be read: ${type}` };
  }
}

/** Plain text, escaped if the field holds markup. */
function text(plain: string | null, rule: Field): PropertyValue {
  return value(plain !== null && rule.kind === "html" ? escapeHtml(plain) : plain);
}
