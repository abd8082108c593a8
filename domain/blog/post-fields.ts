import { type FieldsOf, fields } from "../shared/fields.ts";

/** The fields of an article, which the content source fills. */
export const postFields = fields({
  title: { kind: "text", max: 300, required: true, source: "required" },
  description: { kind: "html", max: 100_000 },
  body: { kind: "html", max: 1_000_000 },
  featuredImage: { kind: "picture" },
  galleryImages: { kind: "pictures", entries: 50 },
  createdAt: { kind: "instant", names: ["createdTime"] },
});
export type PostFields = FieldsOf<typeof postFields>;
