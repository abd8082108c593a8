import type { Client } from "@notionhq/client";
import * as z from "zod";
import type { ContentKind } from "../../domain/content-sync/content-kind.ts";
import type { ContentWriter, WrittenPage } from "../../domain/content-sync/ports.ts";
import { SourceError } from "../../domain/content-sync/source-error.ts";
import type { Fields } from "../../domain/shared/fields.ts";
import type { NotionApi } from "./notion-api.ts";
import type { NotionSchemas, NotionSchema as Schema } from "./notion-schema.ts";
import { writeProperty } from "./write-property.ts";

type Needs = NotionSchemas & {
  api: NotionApi;
  idNameOf(kind: ContentKind): string;
  origin: string;
  describe(kind: ContentKind, said: unknown): Promise<WrittenPage>;
};
type Properties = NonNullable<Parameters<Client["pages"]["update"]>[0]["properties"]>;

const found = z.object({ results: z.array(z.object({ id: z.string() })) });

/** Writes to Notion. New pages carry our id, so that none is created twice. */
export function createNotionWriter(needs: Needs): ContentWriter {
  const { api, schemaOf, propertiesOf, idNameOf, origin, describe } = needs;
  const { ask } = api;

  function propertiesFor(kind: ContentKind, schema: Schema, fields: Fields): Properties {
    const written: Record<string, unknown> = {};
    for (const [field, name] of propertiesOf(kind, schema)) {
      const value = fields[field];
      const type = schema.types.get(name);
      const property =
        value === undefined || !type ? undefined : writeProperty(type, value, origin);
      if (property) written[name] = property;
    }
    return written as Properties;
  }

  /** Adds the property for our id to a data source that lacks it. */
  async function withIdProperty(kind: ContentKind): Promise<Schema> {
    const schema = await schemaOf(kind);
    const name = idNameOf(kind);
    const type = schema.types.get(name);
    if (type === "rich_text") return schema;
    if (type) throw new SourceError(`The property ${name} must be a text`);
    await ask(`The data source of ${kind}`, (notion) =>
      notion.dataSources.update({
        data_source_id: schema.id,
        properties: { [name]: { rich_text: {} } },
      }),
    );
    return schemaOf(kind, { again: true });
  }

  async function update(kind: ContentKind, pageId: string, fields: Fields): Promise<WrittenPage> {
    const properties = propertiesFor(kind, await schemaOf(kind), fields);
    const said = await ask("The page", (notion) =>
      notion.pages.update({ page_id: pageId, properties }),
    );
    return describe(kind, said);
  }

  return {
    async create(kind, ownId, fields) {
      const schema = await withIdProperty(kind);
      const name = idNameOf(kind);
      const said = await ask(`The data source of ${kind}`, (notion) =>
        notion.dataSources.query({
          data_source_id: schema.id,
          filter: { property: name, rich_text: { equals: ownId } },
          page_size: 1,
        }),
      );
      const [former] = found.parse(said).results;
      if (former) return update(kind, former.id, fields);
      const properties = {
        ...propertiesFor(kind, schema, fields),
        [name]: { rich_text: [{ text: { content: ownId } }] },
      } as NonNullable<Parameters<Client["pages"]["create"]>[0]["properties"]>;
      const parent = { type: "data_source_id", data_source_id: schema.id } as const;
      const make = (notion: Client) => notion.pages.create({ parent, properties });
      return describe(kind, await ask("A new page", make, { once: true }));
    },
    update,
    async trash(_kind, pageId) {
      await ask("The page", (notion) =>
        notion.pages.update({ page_id: pageId, in_trash: true }),
      ).catch((error) => {
        const isGone = /is not there/.test((error as Error).message);
        if (!isGone) throw error;
      });
    },
  };
}
