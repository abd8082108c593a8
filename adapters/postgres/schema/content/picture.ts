import { defineEntity, p } from "@mikro-orm/core";
import type { MediaKey } from "../../../../domain/pictures/media.ts";
import { UserTable } from "../accounts/user.ts";
import { columns } from "../columns.ts";

/** An uploaded picture. Its file is in the media store. */
export const PictureTable = defineEntity({
  name: "PictureTable",
  tableName: "picture",
  properties: {
    /** Name of the file in the media store. */
    key: p.text().$type<MediaKey>().primary(),
    uploaded_by: () =>
      p
        .manyToOne(UserTable)
        .mapToPk()
        .strictNullable()
        .fieldName("uploaded_by")
        .deleteRule("set null")
        .index("picture_uploaded_by_index"),
    /** Time of the latest upload. */
    uploaded_at: columns.createdAt().index("picture_uploaded_at_index"),
  },
});
