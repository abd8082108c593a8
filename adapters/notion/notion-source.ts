import * as z from "zod";
import type { RawValue } from "../../domain/content-sync/coerce-field.ts";
import { rulesOf, titleFieldOf } from "../../domain/content-sync/content-fields.ts";
import type { ListedPage, ReadPage } from "../../domain/content-sync/content-item.ts";
import { type ContentKind, contentKinds } from "../../domain/content-sync/content-kind.ts";
import {
  matchProperties,
  type PropertyMapping,
} from "../../domain/content-sync/match-properties.ts";
import type { ContentSource } from "../../domain/content-sync/ports.ts";
import { SourceError } from "../../domain/content-sync/source-error.ts";
import { fetchFile } from "./fetch-file.ts";
import { listPages } from "./list-pages.ts";
import { createNotionApi } from "./notion-api.ts";
import {
  type NotionBlock,
  type NotionFile,
  type NotionPage,
  notionBlock,
  notionPage,
  richTexts,
} from "./notion-page.ts";
import type { NotionSchema as Schema } from "./notion-schema.ts";
import { createNotionWriter } from "./notion-writer.ts";
import { readProperty } from "./read-property.ts";
import { renderBlocks } from "./render-blocks.ts";
import { plainText } from "./render-rich-text.ts";
import type { Timing } from "./throttle.ts";

export type NotionOptions = {
  token: string;
  /** Where Notion's interface is. */
  url: string;
  /** The data sources that there are. */
  dataSources: Partial<Record<ContentKind, string>>;
  mapping: PropertyMapping;
  /** Hosts of Notion's files, with a port where it isn't the default. */
  fileHosts: readonly string[];
  /** Where this site is, which makes its own pictures addresses. */
  origin: string;
  /** The property that holds our id. */
  idProperty: string;
  keepPicture(bytes: Uint8Array): Promise<{ url: string } | { problem: string }>;
  perSecond?: number;
  timeoutMs?: number;
  attempts?: number;
  timing?: Timing;
};

/** Raise it when the same pages are read another way. */
const readerVersion = 1;
const allowedPerSecond = 3;
const schemaAnswer = z.object({
  properties: z.record(z.string(), z.looseObject({ type: z.string() })),
});
const blocksAnswer = z.object({
  results: z.array(z.unknown()),
  next_cursor: z.string().nullable(),
});

const realTiming: Timing = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((done) => setTimeout(done, ms)),
};

/** Content from Notion, and back to it. */
export function createNotionSource(options: NotionOptions): ContentSource {
  const { dataSources, mapping, fileHosts, origin, idProperty, keepPicture } = options;
  const { perSecond = allowedPerSecond, timeoutMs = 30_000, timing = realTiming } = options;
  const asker = createNotionApi({ ...options, perSecond, timeoutMs, timing });
  const { ask } = asker;
  const schemas = new Map<ContentKind, Schema>();

  /** As it was at the beginning of the sync. */
  async function schemaOf(kind: ContentKind, { again = false } = {}): Promise<Schema> {
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
  }

  function propertiesOf(kind: ContentKind, { types }: Schema): Map<string, string> {
    const matched = matchProperties(kind, [...types.keys()], mapping);
    const title = [...types].find(([, type]) => type === "title")?.[0];
    const field = titleFieldOf(kind);
    // every data source has exactly one title property, whatever its name
    if (title && mapping[kind]?.[field] === undefined) matched.set(field, title);
    return matched;
  }

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

  async function childrenOf(id: string): Promise<NotionBlock[]> {
    const blocks: NotionBlock[] = [];
    let cursor: string | undefined;
    do {
      const said = await ask("The page", (notion) =>
        notion.blocks.children.list({
          block_id: id,
          page_size: 100,
          ...(cursor && { start_cursor: cursor }),
        }),
      );
      const read = blocksAnswer.safeParse(said);
      const list = read.success ? z.array(notionBlock).safeParse(read.data.results) : read;
      if (!read.success || !list.success) throw new SourceError("Its text is not as it should be");
      blocks.push(...list.data);
      cursor = read.data.next_cursor ?? undefined;
    } while (cursor);
    return blocks;
  }

  /** Reads a page again because the URLs of its files have expired. */
  async function freshPage(id: string): Promise<NotionPage> {
    const read = notionPage.safeParse(
      await ask("The page", (notion) => notion.pages.retrieve({ page_id: id })),
    );
    if (!read.success) throw new SourceError("It is not as it should be");
    if (read.data.in_trash) throw new SourceError("It has gone to the trash meanwhile");
    return read.data;
  }

  class Expired extends Error {}

  async function readPage(
    kind: ContentKind,
    page: NotionPage,
    { isFresh = false, withFiles = true } = {},
  ): Promise<ReadPage> {
    const schema = await schemaOf(kind);
    const matched = propertiesOf(kind, schema);
    const rules = rulesOf(kind);
    const fields: Record<string, RawValue> = {};
    const problems: ReadPage["problems"] = [];

    async function keepFile(file: NotionFile, property: string): Promise<string | null> {
      if (file.type === "external") {
        const { url } = file.external;
        return url.startsWith(`${origin}/img/`) ? url.slice(origin.length) : url;
      }
      const fetched = await fetchFile(file.file.url, fileHosts);
      if ("problem" in fetched && fetched.isExpired && !isFresh) throw new Expired();
      const kept = "problem" in fetched ? fetched : await keepPicture(fetched.bytes);
      if ("url" in kept) return kept.url;
      problems.push({ property, message: `${file.name ?? "a file"} ${kept.problem}` });
      return null;
    }

    for (const [field, name] of matched) {
      const rule = rules[field];
      const property = page.properties[name];
      if (!rule || !property) continue;
      const read = readProperty(property, rule, field === "endDate");
      if (read.kind === "odd") problems.push({ property: name, message: read.reason });
      else if (read.kind === "value") fields[field] = read.value;
      else if (!withFiles && read.files.some(({ type }) => type === "file")) continue;
      else {
        const before = problems.length;
        const kept: string[] = [];
        for (const file of read.files)
          kept.push(...([await keepFile(file, name)].filter(Boolean) as string[]));
        // a file that can't be fetched now must not remove those already stored
        if (problems.length === before)
          fields[field] = rule.type === "picture" ? (kept[0] ?? null) : kept;
      }
    }
    for (const field of ["mainImage", "featuredImage"]) {
      if (!rules[field] || fields[field] || !page.cover || !withFiles) continue;
      fields[field] = await keepFile(page.cover, "cover");
    }
    if (rules.createdAt && !fields.createdAt) fields.createdAt = page.created_time;
    if (rules.body && !fields.body && withFiles) {
      const complain = (message: string) => problems.push({ property: null, message });
      fields.body = await renderBlocks(page.id, { childrenOf, keepFile, complain });
    }
    return { fields, problems };
  }

  async function read({ kind, raw }: ListedPage): Promise<ReadPage> {
    const page = raw as NotionPage;
    try {
      return await readPage(kind, page);
    } catch (error) {
      if (!(error instanceof Expired)) throw error;
      return readPage(kind, await freshPage(page.id), { isFresh: true });
    }
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
      for await (const pages of listPages(asker, id)) {
        yield pages.map((page) => toListed(kind, page));
      }
    },
    read,
    writer: createNotionWriter({
      asker,
      schemaOf,
      propertiesOf,
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
