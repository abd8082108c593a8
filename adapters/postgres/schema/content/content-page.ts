import { defineEntity, p } from "@mikro-orm/core";
import type { ContentKind } from "../../../../domain/content-sync/content-kind.ts";
import type { Fields } from "../../../../domain/shared/fields.ts";
import { columns } from "../columns.ts";

/** A page of a content source and its entity here. `ours` and `theirs` are both sides' values at the last agreement. */
export const ContentPageTable = defineEntity({
  name: "ContentPageTable",
  tableName: "content_page",
  properties: {
    source: p.text().primary(),
    source_id: p.text().primary(),
    kind: columns.text().$type<ContentKind>(),
    item_id: p.uuid().$type<string>(),
    edited_at: columns.instant(),
    /** Null when part of the page couldn't be read. */
    read_at: columns.instant().strictNullable(),
    fingerprint: columns.text(),
    ours: p.json<Fields>(),
    theirs: p.json<Fields>(),
    /**
     * The entity's last change at that agreement. Null: changes are still to be written to the
     * source.
     */
    item_changed_at: columns.instant().strictNullable(),
    /** When the entity was deleted here. */
    removed_at: columns.instant().strictNullable(),
  },
  indexes: [
    { name: "content_page_kind_index", properties: ["source", "kind"] },
    { name: "content_page_item_index", properties: ["item_id"] },
  ],
  uniques: [{ name: "content_page_item_unique", properties: ["source", "item_id"] }],
});
