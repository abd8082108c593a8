import { defineEntity, p } from "@mikro-orm/core";

/** Counts the changes of a kind of content, by triggers on its table. */
export const ContentVersionTable = defineEntity({
  name: "ContentVersionTable",
  tableName: "content_version",
  properties: { kind: p.text().primary(), version: p.bigint("number") },
});
