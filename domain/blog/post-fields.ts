import { type FieldsOf, fields } from "../shared/fields.ts";

/** The fields of an article, which the content source or an admin fills. */
export const postFields = fields({
  title: {
    kind: "text",
    max: 300,
    label: "Title",
    part: "article",
    required: true,
    source: "required",
  },
  description: { kind: "html", max: 100_000, label: "Summary", part: "article" },
  body: { kind: "html", max: 1_000_000, label: "Text", part: "article" },
  featuredImage: {
    kind: "picture",
    label: "Main picture",
    part: "pictures",
    hint: "A link that starts with https://.",
  },
  galleryImages: { kind: "pictures", entries: 50, label: "More pictures", part: "pictures" },
  createdAt: { kind: "instant", names: ["createdTime"] },
});
const { createdAt: _, ...typed } = postFields;
/** The fields of an article that an admin fills. */
export const articleFields = typed;
export type PostFields = FieldsOf<typeof postFields>;
