import { defineEntity, p } from "@mikro-orm/core";
import type { UserId } from "../../../../domain/shared/id.ts";
import { requiredVettings } from "../../../../domain/vetting/required-vetting.ts";
import { columns } from "../columns.ts";

/** Versions of the policy of required checks. Append-only; no foreign key to who set them. */
export const VettingPolicyTable = defineEntity({
  name: "VettingPolicyTable",
  tableName: "vetting_policy",
  properties: {
    version: p.integer().primary().autoincrement(false),
    valid_from: columns.instant(),
    set_by: p.uuid().$type<UserId>().strictNullable(),
    required: p.enum(requiredVettings),
  },
});
