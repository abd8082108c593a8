import * as z from "zod";
import { articleFields } from "../../../domain/blog/post-fields.ts";
import { editedKinds } from "../../../domain/content-editing/edited-kind.ts";
import type { EditedContent, ListedContent } from "../../../domain/content-editing/ports.ts";
import { fieldsOf } from "../../../domain/content-sync/content-entity.ts";
import {
  adminProjectFields,
  pictureLabelFields,
} from "../../../domain/portfolio/project-fields.ts";
import { pickFields } from "../../../domain/shared/fields.ts";
import type { Page } from "../../../domain/shared/page.ts";
import { showFields } from "../../../domain/trade-shows/show-fields.ts";
import { limitUpTo, pageQuery } from "../fields/page.ts";
import { typedZodOf } from "../fields/typed-zod-of.ts";
import { newZodOf } from "../fields/zod-of.ts";

const kind = z.enum(editedKinds, `Kind must be one of ${editedKinds.join(", ")}`);

/** `?kind=&search=&limit=&after=`: `search` is part of a title. */
export const contentQuery = pageQuery.extend({
  kind,
  search: z.string().trim().max(200, "Search must be 200 characters or fewer").default(""),
  limit: limitUpTo(100).default(25),
});

export const contentKindQuery = z.object({ kind });

const kept = { isHidden: z.boolean(), isSynced: z.boolean(), lastEditedTime: z.iso.datetime() };

/** `isSynced`: a content source has it, too. */
export const listedContentBody = z.object({
  items: z.array(z.object({ id: z.string(), title: z.string(), ...kept })),
  next: z.string().nullable(),
});

/** Content as its form shows it; `fields` are those of its kind. */
export const editedContentBody = z.object({
  id: z.string(),
  fields: z.record(
    z.string(),
    z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]),
  ),
  ...kept,
});
export type EditedContentBody = z.infer<typeof editedContentBody>;

export const addedContentBody = z.object({ id: z.string() });
export const hiddenForm = z.object({
  kind,
  isHidden: z.boolean("Is hidden must be true or false"),
});

type Days = { startDate: string | null; endDate: string | null };

const isInOrder = ({ startDate, endDate }: Days) => !startDate || !endDate || startDate <= endDate;
const order = { path: ["endDate"], message: "Last day must not be before the first day" };

/** A show, whole: a field that is missing has no value. */
export const showForm = z.object(newZodOf(showFields)).refine(isInOrder, order);
/** The form of a show: takes typed texts and returns the body of the call. */
export const showInput = z.object(typedZodOf(showFields)).refine(isInOrder, order);

/** An article, whole: a field that is missing has no value. */
export const articleForm = z.object(newZodOf(articleFields));
/** The form of an article: takes typed texts and returns the body of the call. */
export const articleInput = z.object(typedZodOf(articleFields));

const builderId = z
  .string("Builder must be the id of a builder")
  .max(64, "Builder must be the id of a builder")
  .nullish()
  .transform((id) => id || null);

/** A project, whole: a field that is missing has no value. */
export const projectForm = z.object({ ...newZodOf(adminProjectFields), builderId });
/** The form of a project: takes typed texts and returns the body of the call. */
export const projectInput = z.object({ ...typedZodOf(adminProjectFields), builderId });

export function toListedContentBody({ items, next }: Page<ListedContent>) {
  return {
    items: items.map(({ updatedAt, ...item }) => ({
      ...item,
      lastEditedTime: updatedAt.toISOString(),
    })),
    next,
  };
}

export function toEditedContentBody({
  content,
  isHidden,
  isSynced,
  updatedAt,
}: EditedContent): EditedContentBody {
  const lastEditedTime = updatedAt.toISOString();
  const { id } = content.entity;
  const labels = content.kind === "portfolio" && pickFields(pictureLabelFields, content.entity);
  const fields = { ...fieldsOf(content), ...labels };
  return { id, fields, isHidden, isSynced, lastEditedTime };
}
