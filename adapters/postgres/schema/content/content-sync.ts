import { defineEntity, p } from "@mikro-orm/core";
import type { SyncReport } from "../../../../domain/content-sync/sync-report.ts";
import { columns } from "../columns.ts";

/** A content sync. Without `outcome` it is running, or has crashed. */
export const ContentSyncTable = defineEntity({
  name: "ContentSyncTable",
  tableName: "content_sync",
  properties: {
    id: columns.id<string>(),
    source: columns.text(),
    outcome: p
      .enum(["done", "partly", "stopped", "failed", "interrupted"] as const)
      .strictNullable(),
    report: p.json<SyncReport>().strictNullable(),
    started_at: columns.instant(),
    ended_at: columns.instant().strictNullable(),
  },
  indexes: [{ name: "content_sync_started_at_index", properties: ["started_at"] }],
});
