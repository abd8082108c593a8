import { defineEntity, p } from "@mikro-orm/core";
import { columns } from "../columns.ts";

/** What a sync is about to make visible. `row` is as its table has it, `page` as content_page has it. */
export const ContentStagingTable = defineEntity({
  name: "ContentStagingTable",
  tableName: "content_staging",
  properties: {
    sync_id: p.uuid().primary(),
    kind: p.text().primary(),
    item_id: p.uuid().primary(),
    row: p.json(),
    page: p.json(),
    /** When the thing had last been changed, as it was read; null: it was not there. */
    before: columns.instant().strictNullable(),
    is_same: p.boolean(),
  },
});
