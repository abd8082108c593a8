import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { PromiseParams } from "../../../../domain/promise/promise-policy.ts";
import type { UserId } from "../../../../domain/shared/id.ts";
import { columns } from "../columns.ts";

/** Versions of the promise's policy. Append-only; no foreign key to who set them. */
export const PromisePolicyTable = defineEntity({
  name: "PromisePolicyTable",
  tableName: "promise_policy",
  properties: {
    version: p.integer().primary().autoincrement(false),
    valid_from: columns.instant(),
    set_by: p.uuid().$type<UserId>().strictNullable(),
    params: p.json<PromiseParams>(),
  },
});
export type PromisePolicyRow = InferEntity<typeof PromisePolicyTable>;
