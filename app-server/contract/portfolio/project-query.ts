import * as z from "zod";
import { type ProjectSort, toProjectSort } from "../../../domain/portfolio/search/project-sort.ts";
import { pageNumber, pageQuery } from "../fields/page.ts";

const value = z
  .string()
  .min(1)
  .max(200, "A filter value must be 200 characters or fewer")
  .regex(/^\P{Cc}*$/u, "A filter value must not contain control characters");

/** `?name=a&name=b`: matches either of them. */
const values = z
  .union([value.transform((one) => [one]), z.array(value).max(50, "Choose 50 values or fewer")])
  .optional()
  .transform((chosen) => [...new Set(chosen ?? [])]);

/** Filters, sort order and page of the portfolio in a URL. An unknown order means newest first. */
export const projectSearchQuery = z.object({
  industries: values,
  exhibitTypes: values,
  exhibitSizes: values,
  locations: values,
  builderIds: values,
  features: values,
  /** `built`: projects with a picture of the built booth. */
  pictures: values,
  /** Name of one of the ten industry cards. */
  card: z
    .string()
    .max(50)
    .optional()
    .transform((name) => name ?? null),
  sort: z
    .string()
    .max(50)
    .optional()
    .transform((text): ProjectSort => toProjectSort(text)),
  page: pageNumber,
});

/** The query of the plain list; without any parameter the list is whole. */
export const projectListQuery = projectSearchQuery.extend(pageQuery.shape);
