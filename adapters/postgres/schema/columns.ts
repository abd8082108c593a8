import { p } from "@mikro-orm/core";
import type { SafeHtml } from "../../../domain/shared/text/safe-html.ts";

/** The columns that most tables have, each time the same way. */
export const columns = {
  id: <Id extends string>() => p.uuid().$type<Id>().primary().defaultRaw("gen_random_uuid()"),
  /** An instant, to the millisecond as JavaScript knows it. */
  instant: () => p.datetime(3),
  createdAt: () => p.datetime(3).defaultRaw("now()"),
  text: () => p.text(),
  optionalText: () => p.text().strictNullable(),
  /** Markup, sanitized before it is written. */
  html: () => p.text().$type<SafeHtml>().strictNullable(),
  /** A list of texts, empty unless given. */
  texts: () => p.array<string>().columnType("text[]").defaultRaw("'{}'"),
  /** A list of ids, empty unless given. */
  ids: <Id extends string>() => p.array<Id>().columnType("uuid[]").defaultRaw("'{}'"),
};
