import { defineEntity, p } from "@mikro-orm/core";
import { columns } from "../columns.ts";

/** Entities that a sync is about to publish. `row` is as in their table, `page` as in content_page. */
export const ContentStagingTable = defineEntity({
  name: "ContentStagingTable",
  tableName: "content_staging",
  properties: {
    sync_id: p.uuid().primary(),
    kind: p.text().primary(),
    item_id: p.uuid().primary(),
    row: p.json(),
    page: p.json(),
    /** When the entity was last changed before it was read; null: it didn't exist. */
    before: columns.instant().strictNullable(),
    is_same: p.boolean(),
  },
});
