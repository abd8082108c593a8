import * as z from "zod";

/** The fields we use of Notion's answers. Anything of another shape is rejected. */
export const richTexts = z.array(
  z.object({
    type: z.string(),
    plain_text: z.string(),
    href: z.string().nullish(),
    annotations: z
      .object({
        bold: z.boolean(),
        italic: z.boolean(),
        strikethrough: z.boolean(),
        underline: z.boolean(),
        code: z.boolean(),
      })
      .partial()
      .default({}),
  }),
);
export type RichTexts = z.infer<typeof richTexts>;

/** A file hosted by Notion, whose URL soon expires, or an external one. */
export const notionFile = z.union([
  z.object({
    type: z.literal("file"),
    name: z.string().nullish(),
    file: z.object({ url: z.string() }),
  }),
  z.object({
    type: z.literal("external"),
    name: z.string().nullish(),
    external: z.object({ url: z.string() }),
  }),
]);
export type NotionFile = z.infer<typeof notionFile>;

const notionProperty = z.looseObject({ id: z.string(), type: z.string() });
export type NotionProperty = z.infer<typeof notionProperty>;

export const notionPage = z.object({
  object: z.literal("page"),
  id: z.string(),
  created_time: z.iso.datetime({ offset: true }),
  last_edited_time: z.iso.datetime({ offset: true }),
  in_trash: z.boolean().default(false),
  /** Null: no cover; undefined: unreadable. */
  cover: notionFile.nullish().catch(undefined),
  properties: z.record(z.string(), notionProperty),
});
export type NotionPage = z.infer<typeof notionPage>;

export const notionBlock = z.looseObject({
  id: z.string(),
  type: z.string(),
  has_children: z.boolean().default(false),
});
export type NotionBlock = z.infer<typeof notionBlock>;
