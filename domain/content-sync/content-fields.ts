import { postFields } from "../blog/post-fields.ts";
import { builderFields, sourcedBuilderFields } from "../builder-profiles/builder-fields.ts";
import { projectFields, sourcedProjectFields } from "../portfolio/project-fields.ts";
import type { Field } from "../shared/fields.ts";
import { showFields } from "../trade-shows/show-fields.ts";
import type { ContentKind } from "./content-kind.ts";

/** Every field that is read from outside, by the name that the entity has for it. */
const contentFields: Record<ContentKind, Record<string, Field>> = {
  builders: readFrom({ ...builderFields, ...sourcedBuilderFields }),
  portfolio: readFrom({ ...projectFields, ...sourcedProjectFields }),
  "trade-shows": readFrom(showFields),
  blog: readFrom(postFields),
};

/** Fields of a table that the source has. */
function readFrom(table: Record<string, Field>): Record<string, Field> {
  return Object.fromEntries(Object.entries(table).filter(([, { source }]) => source !== false));
}

/** The fields of a kind as entries that can be iterated. */
export function rulesOf(kind: ContentKind): Record<string, Field> {
  return contentFields[kind];
}

/** The field that a page of this kind is called by, which it cannot do without. */
export function titleFieldOf(kind: ContentKind): "name" | "title" {
  return kind === "builders" ? "name" : "title";
}
