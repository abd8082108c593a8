import { defineEntity, p } from "@mikro-orm/core";
import type { MediaKey } from "../../../../domain/pictures/media.ts";
import { UserTable } from "../accounts/user.ts";
import { columns } from "../columns.ts";

/** An uploaded picture. Its file is in the media store. */
export const PictureTable = defineEntity({
  name: "PictureTable",
  tableName: "picture",
  properties: {
    /** The file's name there. */
    key: p.text().$type<MediaKey>().primary(),
    uploaded_by: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .strictNullable()
        .fieldName("uploaded_by")
        .deleteRule("set null")
        .index("picture_uploaded_by_index"),
    /** The last time. */
    uploaded_at: columns.createdAt().index("picture_uploaded_at_index"),
  },
});
