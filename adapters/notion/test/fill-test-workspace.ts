import { type ContentEntity, fieldsOf } from "../../../domain/content-sync/content-entity.ts";
import { titleFieldOf } from "../../../domain/content-sync/content-fields.ts";
import { matchProperties } from "../../../domain/content-sync/match-properties.ts";
import type { FieldValue } from "../../../domain/shared/fields.ts";
import { toPlainText } from "../../../domain/shared/text/plain-text.ts";
import type { openTestWorkspace } from "./test-workspace.ts";

type Workspace = Awaited<ReturnType<typeof openTestWorkspace>>;
type Site = { origin: string; idProperty: string };

/**
 * Writes content into a workspace as editors would, with our ids on the pages. Builders come before
 * their projects.
 */
export function fillTestWorkspace(
  { notion, sources, mapping }: Workspace,
  content: readonly ContentEntity[],
  { origin, idProperty }: Site,
) {
  const pageOf = new Map<string, string>();
  for (const each of content) {
    const { kind, entity } = each;
    const { source, add } = sources[kind];
    source.properties[idProperty] = "rich_text";
    const fields = fieldsOf(each);
    const matched = matchProperties(kind, Object.keys(source.properties), mapping);
    const title = Object.entries(source.properties).find(([, type]) => type === "title");
    if (title) matched.set(titleFieldOf(kind), title[0]);

    const values: Record<string, unknown> = { [idProperty]: entity.id };
    for (const [field, name] of matched) {
      const value = fields[field] ?? null;
      const type = source.properties[name] ?? "";
      const isSaid = value !== null && value !== "" && field !== "endDate";
      if (isSaid) values[name] = saidAs(type, value);
      if (isSaid && field === "builderId") values[name] = pageOf.get(String(value));
      if (isSaid && field === "startDate") values[name] = [value, fields.endDate];
    }
    const page = add(values, "createdAt" in entity ? entity.createdAt : undefined);
    pageOf.set(entity.id, page.id);
    if (typeof fields.body === "string") notion.blocks.set(page.id, blocksOf(fields.body));
  }

  function saidAs(type: string, value: FieldValue): unknown {
    const list = Array.isArray(value) ? value : [String(value)];
    if (type === "files") return list.map((url) => (url.startsWith("/") ? origin + url : url));
    if (type === "multi_select") return list;
    if (type === "number") return Number(value);
    if (type === "checkbox") return value;
    return list.map((text) => plainParagraphs(text).join("\n\n")).join("; ");
  }
}

/** One paragraph per line, as an editor would type it. */
function plainParagraphs(text: string): string[] {
  if (!/<\w/.test(text)) return [text];
  return text
    .split(/<\/(?:p|li|h\d|td|th|tr)>/)
    .map((part) => toPlainText(part))
    .filter(Boolean);
}

function blocksOf(html: string) {
  return plainParagraphs(html).map((content, index) => ({
    object: "block",
    id: `${index}`,
    type: "paragraph",
    has_children: false,
    paragraph: {
      rich_text: [
        { type: "text", text: { content }, plain_text: content, href: null, annotations: {} },
      ],
    },
  }));
}
