import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { UserTable } from "../accounts/user.ts";
import { columns } from "../columns.ts";

/** A person's favourites, one per person and item. */
export const FavouriteTable = defineEntity({
  name: "FavouriteTable",
  tableName: "favourite",
  properties: {
    id: columns.id<string>(),
    user_id: () =>
      p.manyToOne(UserTable).mapToPk().fieldName("user_id").deleteRule("cascade").index(false),
    item_type: p.enum(["portfolio_project", "builder"]),
    item_id: p.uuid(),
    created_at: columns.createdAt(),
  },
  uniques: [{ name: "favourite_unique", properties: ["user_id", "item_type", "item_id"] }],
  indexes: [{ name: "favourite_item_index", properties: ["item_type", "item_id"] }],
});
export type FavouriteRow = InferEntity<typeof FavouriteTable>;
