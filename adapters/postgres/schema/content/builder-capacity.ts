import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { capacityBounds } from "../../../../domain/builder-profiles/capacity/capacity-bounds.ts";
import type { BuilderId } from "../../../../domain/shared/id.ts";
import type { DayRange } from "../../../../domain/shared/time/zone-time.ts";
import { columns } from "../columns.ts";
import { lengthChecks } from "../length-checks.ts";
import { BuilderTable } from "./builder.ts";

const range = (column: string, most: number) => ({
  name: `${column}_range`,
  expression: `${column} >= 0 and ${column} <= ${most}`,
});

/** When a builder works and how much they take on. Without a row the defaults apply. */
export const BuilderCapacityTable = defineEntity({
  name: "BuilderCapacityTable",
  tableName: "builder_capacity",
  primaryKeys: ["builder_id"],
  properties: {
    builder_id: () =>
      p
        .manyToOne(BuilderTable)
        .mapToPk()
        .$type<BuilderId>()
        .primary()
        .fieldName("builder_id")
        .deleteRule("cascade")
        .index(false),
    time_zone: columns.optionalText(),
    work_days: p.array<number>().columnType("integer[]"),
    work_from: columns.text(),
    work_until: columns.text(),
    away: p.json<DayRange[]>().defaultRaw("'[]'"),
    most_open_invitations: p.integer().strictNullable(),
    most_jobs: p.integer().strictNullable(),
    most_per_show: p.integer().strictNullable(),
    is_paused: p.boolean().default(false),
    updated_at: columns.createdAt(),
  },
  checks: [
    ...lengthChecks({ time_zone: [1, capacityBounds.timeZone], work_from: 5, work_until: 5 }),
    range("most_open_invitations", capacityBounds.openInvitations),
    range("most_jobs", capacityBounds.jobs),
    range("most_per_show", capacityBounds.perShow),
  ],
});
export type BuilderCapacityRow = InferEntity<typeof BuilderCapacityTable>;
