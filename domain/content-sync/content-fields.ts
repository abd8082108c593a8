import { postFields } from "../blog/post-fields.ts";
import { builderFields, sourcedBuilderFields } from "../builder-profiles/builder-fields.ts";
import { projectFields, sourcedProjectFields } from "../portfolio/project-fields.ts";
import type { Field } from "../shared/fields.ts";
import { showFields } from "../trade-shows/show-fields.ts";
import type { ContentKind } from "./content-kind.ts";

/** Fields read from a source, by kind and by their name in the entity. */
const contentFields: Record<ContentKind, Record<string, Field>> = {
  builders: readFrom({ ...builderFields, ...sourcedBuilderFields }),
  portfolio: readFrom({ ...projectFields, ...sourcedProjectFields }),
  "trade-shows": readFrom(showFields),
  blog: readFrom(postFields),
};

/** The fields of a table that the source provides. */
function readFrom(table: Record<string, Field>): Record<string, Field> {
  return Object.fromEntries(Object.entries(table).filter(([, { source }]) => source !== false));
}

/** The fields of a kind as entries that can be iterated. */
export function rulesOf(kind: ContentKind): Record<string, Field> {
  return contentFields[kind];
}

/** The required field that holds a page's title. */
export function titleFieldOf(kind: ContentKind): "name" | "title" {
  return kind === "builders" ? "name" : "title";
}
