import * as z from "zod";
import type { RawValue } from "../../domain/content-sync/coerce-field.ts";
import { rulesOf } from "../../domain/content-sync/content-fields.ts";
import type { ListedPage, ReadPage } from "../../domain/content-sync/content-item.ts";
import type { ContentKind } from "../../domain/content-sync/content-kind.ts";
import { SourceError } from "../../domain/content-sync/source-error.ts";
import type { NotionApi } from "./notion-api.ts";
import {
  type NotionBlock,
  type NotionFile,
  type NotionPage,
  notionBlock,
  notionPage,
} from "./notion-page.ts";
import type { NotionSchemas } from "./notion-schema.ts";
import { readProperty } from "./read-property.ts";
import { renderBlocks } from "./render-blocks.ts";

type Needs = {
  api: NotionApi;
  schemas: NotionSchemas;
  /** Hosts of Notion's files, with a port where it isn't the default. */
  fileHosts: readonly string[];
  /** This site's origin, with which the URLs of its own pictures begin. */
  origin: string;
  storePicture(bytes: Uint8Array): Promise<{ url: string } | { problem: string }>;
};

const blocksAnswer = z.object({
  results: z.array(z.unknown()),
  next_cursor: z.string().nullable(),
});

class Expired extends Error {}

/** Reads a page's fields, files and text. */
export function createPageReader({ api, schemas, fileHosts, origin, storePicture }: Needs) {
  const { ask } = api;

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

  /** Reads a page again when its files' URLs have expired. */
  async function freshPage(id: string): Promise<NotionPage> {
    const read = notionPage.safeParse(
      await ask("The page", (notion) => notion.pages.retrieve({ page_id: id })),
    );
    if (!read.success) throw new SourceError("It is not as it should be");
    if (read.data.in_trash) throw new SourceError("It has gone to the trash meanwhile");
    return read.data;
  }

  async function readPage(
    kind: ContentKind,
    page: NotionPage,
    { isFresh = false, withFiles = true } = {},
  ): Promise<ReadPage> {
    const matched = schemas.propertiesOf(kind, await schemas.schemaOf(kind));
    const rules = rulesOf(kind);
    const fields: Record<string, RawValue> = {};
    const problems: ReadPage["problems"] = [];

    async function storeFile(file: NotionFile, property: string): Promise<string | null> {
      if (file.type === "external") {
        const { url } = file.external;
        return url.startsWith(`${origin}/img/`) ? url.slice(origin.length) : url;
      }
      const fetched = await fetchFile(file.file.url, fileHosts);
      if ("problem" in fetched && fetched.isExpired && !isFresh) throw new Expired();
      const stored = "problem" in fetched ? fetched : await storePicture(fetched.bytes);
      if ("url" in stored) return stored.url;
      problems.push({ property, message: `${file.name ?? "a file"} ${stored.problem}` });
      return null;
    }

    /**
     * URLs of the stored files; undefined when one can't be fetched now, so that stored ones aren't
     * removed.
     */
    async function storeFiles(
      files: NotionFile[],
      property: string,
    ): Promise<string[] | undefined> {
      if (!withFiles && files.some(({ type }) => type === "file")) return undefined;
      const before = problems.length;
      const stored: string[] = [];
      for (const file of files) {
        const url = await storeFile(file, property);
        if (url) stored.push(url);
      }
      return problems.length === before ? stored : undefined;
    }

    for (const [field, name] of matched) {
      const rule = rules[field];
      const property = page.properties[name];
      if (!rule || !property) continue;
      const read = readProperty(property, rule, field === "endDate");
      if (read.kind === "odd") problems.push({ property: name, message: read.reason });
      else if (read.kind === "value") fields[field] = read.value;
      else {
        const stored = await storeFiles(read.files, name);
        if (stored) fields[field] = rule.kind === "picture" ? (stored[0] ?? null) : stored;
      }
    }
    /** Whether the field comes from the page itself, since it has no property or an empty one. */
    const isFromPage = (field: string) =>
      rules[field] && !fields[field] && (field in fields || !matched.has(field));

    for (const field of ["mainImage", "featuredImage"]) {
      if (!isFromPage(field) || !withFiles) continue;
      const { cover } = page;
      if (cover === undefined) problems.push({ property: "cover", message: "cannot be read" });
      const stored = cover === undefined ? cover : await storeFiles(cover ? [cover] : [], "cover");
      if (stored) fields[field] = stored[0] ?? null;
      else delete fields[field];
    }
    if (isFromPage("createdAt")) fields.createdAt = page.created_time;
    if (isFromPage("body") && withFiles) {
      const complain = (message: string) => problems.push({ property: null, message });
      let isWhole = true;
      const storeImage = async (file: NotionFile) => {
        const url = await storeFile(file, "body");
        isWhole &&= url !== null;
        return url;
      };
      const html = await renderBlocks(page.id, { childrenOf, storeImage, complain });
      if (isWhole) fields.body = html;
      else {
        delete fields.body;
        return { fields, partial: { body: html }, problems };
      }
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

  return { read, readPage };
}

/** Maximum size of a Notion file in bytes; pictures have a smaller limit of their own. */
const maxBytes = 20 * 1024 * 1024;
const timeoutMs = 10_000;

type FetchedFile = { bytes: Uint8Array } | { problem: string; isExpired: boolean };

/** Downloads a file from Notion's file hosts only: no redirects, bounded time and size. */
async function fetchFile(url: string, hosts: readonly string[]): Promise<FetchedFile> {
  const failed = (problem: string, isExpired = false) => ({ problem, isExpired });
  const address = URL.canParse(url) ? new URL(url) : null;
  const isLocal = address?.hostname === "127.0.0.1";
  if (!address || (address.protocol !== "https:" && !isLocal) || !hosts.includes(address.host)) {
    return failed("lies on a host that is not on the list of Notion's own");
  }
  try {
    const response = await fetch(address, {
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      return failed(`cannot be fetched (${response.status})`, response.status === 403);
    }
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of response.body) {
      length += part.byteLength;
      // leaving the loop closes the connection
      if (length > maxBytes) return failed("is larger than 20 MB");
      parts.push(part);
    }
    return { bytes: Buffer.concat(parts) };
  } catch (error) {
    return failed(`cannot be fetched (${(error as Error).name})`);
  }
}
