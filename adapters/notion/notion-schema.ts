import * as z from "zod";
import { titleFieldOf } from "../../domain/content-sync/content-fields.ts";
import type { ContentKind } from "../../domain/content-sync/content-kind.ts";
import {
  matchProperties,
  type PropertyMapping,
} from "../../domain/content-sync/match-properties.ts";
import { SourceError } from "../../domain/content-sync/source-error.ts";
import type { NotionApi } from "./notion-api.ts";

/** A data source's schema: the type of each property by name. */
export type NotionSchema = { id: string; types: Map<string, string> };

export type NotionSchemas = {
  /** The schema as of the sync's start, unless `again` reads it from Notion once more. */
  schemaOf(kind: ContentKind, options?: { again?: boolean }): Promise<NotionSchema>;
  /** The property of each field, by name. */
  propertiesOf(kind: ContentKind, schema: NotionSchema): Map<string, string>;
};

const schemaAnswer = z.object({
  properties: z.record(z.string(), z.looseObject({ type: z.string() })),
});

/** Reads and caches the schemas of data sources. */
export function createNotionSchemas(
  { ask }: NotionApi,
  dataSources: Partial<Record<ContentKind, string>>,
  mapping: PropertyMapping,
): NotionSchemas {
  const schemas = new Map<ContentKind, NotionSchema>();
  return {
    async schemaOf(kind, { again = false } = {}) {
      const known = again ? undefined : schemas.get(kind);
      if (known) return known;
      const id = dataSources[kind];
      if (!id) throw new SourceError(`No data source is named for ${kind}`);
      const what = `The data source of ${kind}`;
      const said = await ask(what, (notion) => notion.dataSources.retrieve({ data_source_id: id }));
      const read = schemaAnswer.safeParse(said);
      if (!read.success) throw new SourceError(`${what} is not as it should be`);
      const types = Object.entries(read.data.properties).map(
        ([name, { type }]) => [name, type] as const,
      );
      const schema = { id, types: new Map(types) };
      schemas.set(kind, schema);
      return schema;
    },
    propertiesOf(kind, { types }) {
      const matched = matchProperties(kind, [...types.keys()], mapping);
      const title = [...types].find(([, type]) => type === "title")?.[0];
      const field = titleFieldOf(kind);
      // every data source has exactly one title property, under any name
      if (title && mapping[kind]?.[field] === undefined) matched.set(field, title);
      return matched;
    },
  };
}
