import * as z from "zod";
import { maxListItems, type PageRequest } from "../../../domain/shared/page.ts";

/** `?page=`: a whole number from 1, which is the default. */
export const pageNumber = z.coerce
  .number("Page must be a whole number")
  .int("Page must be a whole number")
  .min(1, "Page must be 1 or more")
  .max(999_999, "Page must be 999999 or less")
  .default(1);

/** `?limit=`: a whole number from 1. */
export const limitUpTo = (most: number) =>
  z.coerce
    .number("Limit must be a whole number")
    .int("Limit must be a whole number")
    .min(1, "Limit must be 1 or more")
    .max(most, `Limit must be ${most} or less`);

/** `?limit=&after=`: without a limit, a list has up to 10,000 items. */
export const pageQuery = z.object({
  limit: limitUpTo(maxListItems).default(maxListItems),
  after: z
    .string("After must be the `next` of an earlier page")
    .max(200, "After must be the `next` of an earlier page")
    .nullish()
    .transform((cursor): PageRequest["after"] => cursor ?? null),
});

/** `?limit=&after=` of a list that is read in parts: 20 items without a limit, at most 100. */
export const partQuery = pageQuery.extend({ limit: limitUpTo(100).default(20) });
