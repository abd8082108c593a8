import { defineEntity, p } from "@mikro-orm/core";
import { columns } from "../columns.ts";

const linkStates = ["waiting", "copied", "failed"] as const;

/** A link to a picture on another host, and this site's copy of it. */
export const LinkedPictureTable = defineEntity({
  name: "LinkedPictureTable",
  tableName: "linked_picture",
  properties: {
    /** SHA-256 of the link, since links may exceed the maximum size of an index entry. */
    hash: columns.text().primary(),
    url: columns.text(),
    state: p.enum(linkStates).default("waiting"),
    /** URL of this site's copy. */
    copy: columns.optionalText(),
    tries: p.integer().default(0),
    next_try_at: columns.createdAt(),
    last_problem: columns.optionalText(),
    created_at: columns.createdAt(),
  },
  indexes: [{ name: "linked_picture_due_index", properties: ["state", "next_try_at"] }],
});
