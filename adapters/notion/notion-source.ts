import { setTimeout as sleep } from "node:timers/promises";
import { rulesOf } from "../../domain/content-sync/content-fields.ts";
import type { ListedPage } from "../../domain/content-sync/content-item.ts";
import { type ContentKind, contentKinds } from "../../domain/content-sync/content-kind.ts";
import type { PropertyMapping } from "../../domain/content-sync/match-properties.ts";
import type { ContentSource } from "../../domain/content-sync/ports.ts";
import { listPages } from "./list-pages.ts";
import { createNotionApi } from "./notion-api.ts";
import { type NotionPage, notionPage, richTexts } from "./notion-page.ts";
import { createNotionSchemas } from "./notion-schema.ts";
import { createNotionWriter } from "./notion-writer.ts";
import { createPageReader } from "./read-page.ts";
import { plainText } from "./render-rich-text.ts";
import type { Timing } from "./throttle.ts";

export type NotionOptions = {
  token: string;
  /** Base URL of Notion's API. */
  url: string;
  /** Ids of the configured data sources. */
  dataSources: Partial<Record<ContentKind, string>>;
  mapping: PropertyMapping;
  /** Hosts of Notion's files, with a port where it isn't the default. */
  fileHosts: readonly string[];
  /** This site's origin, with which the URLs of its own pictures begin. */
  origin: string;
  /** The property that holds our id. */
  idProperty: string;
  storePicture(bytes: Uint8Array): Promise<{ url: string } | { problem: string }>;
  perSecond?: number;
  timeoutMs?: number;
  attempts?: number;
  timing?: Timing;
};

/** Increase when the same pages are read differently. */
const readerVersion = 2;
const allowedPerSecond = 3;

const realTiming: Timing = {
  now: () => performance.now(),
  sleep: (ms) => sleep(ms),
};

/** A content source that reads from Notion and writes back. */
export function createNotionSource(options: NotionOptions): ContentSource {
  const { dataSources, mapping, fileHosts, origin, idProperty, storePicture } = options;
  const { perSecond = allowedPerSecond, timeoutMs = 30_000, timing = realTiming } = options;
  const api = createNotionApi({ ...options, perSecond, timeoutMs, timing });
  const schemas = createNotionSchemas(api, dataSources, mapping);
  const { schemaOf, propertiesOf } = schemas;
  const { read, readPage } = createPageReader({ api, schemas, fileHosts, origin, storePicture });

  const idNameOf = (kind: ContentKind) => mapping[kind]?.id ?? idProperty;

  function toListed(kind: ContentKind, page: NotionPage): ListedPage {
    const own = page.properties[idNameOf(kind)];
    const title = Object.values(page.properties).find(({ type }) => type === "title");
    return {
      kind,
      sourceId: page.id,
      ownId: own ? textIn(own.rich_text)?.trim().toLowerCase() || null : null,
      title: textIn(title?.title) ?? "",
      createdAt: new Date(page.created_time),
      editedAt: new Date(page.last_edited_time),
      raw: page,
    };
  }

  return {
    name: "notion",
    fingerprint: `notion-${readerVersion}-${JSON.stringify(mapping)}`,
    kinds: contentKinds.filter((kind) => dataSources[kind] !== undefined),
    async listFields(kind) {
      const matched = propertiesOf(kind, await schemaOf(kind, { again: true }));
      const always = ["createdAt", "body", "mainImage", "featuredImage"];
      return Object.keys(rulesOf(kind)).filter(
        (field) => matched.has(field) || always.includes(field),
      );
    },
    async *list(kind) {
      const { id } = await schemaOf(kind);
      for await (const pages of listPages(api, id)) {
        yield pages.map((page) => toListed(kind, page));
      }
    },
    read,
    writer: createNotionWriter({
      api,
      ...schemas,
      idNameOf,
      origin,
      async describe(kind, said) {
        const page = notionPage.parse(said);
        return {
          page: toListed(kind, page),
          read: await readPage(kind, page, { withFiles: false }),
        };
      },
    }),
  };
}

function textIn(held: unknown): string | null {
  const read = richTexts.safeParse(held);
  return read.success ? plainText(read.data) : null;
}
