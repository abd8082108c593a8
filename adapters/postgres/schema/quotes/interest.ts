import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { columns } from "../columns.ts";
import { BuilderTable } from "../content/builder.ts";
import { ofRequest } from "./quote-request.ts";

/** A builder's interest in a request without assigned builders. One per builder and request. */
export const InterestTable = defineEntity({
  name: "InterestTable",
  tableName: "interest",
  primaryKeys: ["quote_request_id", "builder_id"],
  properties: {
    quote_request_id: () => ofRequest().primary().index(false),
    builder_id: () =>
      p
        .manyToOne(BuilderTable)
        .mapToPk()
        .primary()
        .fieldName("builder_id")
        .deleteRule("cascade")
        .index("interest_builder_id_index"),
    created_at: columns.createdAt(),
  },
});
export type InterestRow = InferEntity<typeof InterestTable>;
