import { p } from "@mikro-orm/core";
import type { SafeHtml } from "../../../domain/shared/text/safe-html.ts";

/** Column types that most tables use. */
export const columns = {
  id: <Id extends string>() => p.uuid().$type<Id>().primary().defaultRaw("gen_random_uuid()"),
  /** An instant with milliseconds, like JavaScript's. */
  instant: () => p.datetime(3),
  createdAt: () => p.datetime(3).defaultRaw("now()"),
  text: () => p.text(),
  optionalText: () => p.text().strictNullable(),
  /** HTML, sanitized before it is written. */
  html: () => p.text().$type<SafeHtml>().strictNullable(),
  /** A list of texts; default empty. */
  texts: () => p.array<string>().columnType("text[]").defaultRaw("'{}'"),
  /** A list of ids; default empty. */
  ids: <Id extends string>() => p.array<Id>().columnType("uuid[]").defaultRaw("'{}'"),
};
