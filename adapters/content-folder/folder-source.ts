import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { isAbsolute, join, normalize } from "node:path";
import type { RawValue } from "../../domain/content-sync/coerce-field.ts";
import { rulesOf, titleFieldOf } from "../../domain/content-sync/content-fields.ts";
import type {
  ListedPage,
  PropertyProblem,
  ReadPage,
} from "../../domain/content-sync/content-item.ts";
import { type ContentKind, contentKinds } from "../../domain/content-sync/content-kind.ts";
import {
  matchProperties,
  type PropertyMapping,
  plain,
} from "../../domain/content-sync/match-properties.ts";
import type { ContentSource } from "../../domain/content-sync/ports.ts";
import { SourceError } from "../../domain/content-sync/source-error.ts";
import type { Field } from "../../domain/shared/fields.ts";
import { decodeText } from "../../domain/shared/files/decode-text.ts";
import { readRecords } from "../../domain/shared/files/read-table.ts";

type Options = {
  folder: string;
  /** Name of the source. Samples use another one than an operator's "folder". */
  name?: string;
  isSample?: boolean;
  mapping?: PropertyMapping;
  /** Stores a picture and returns its URL, or a short reason why it can't. */
  storePicture(bytes: Uint8Array): Promise<{ url: string } | { problem: string }>;
};

/** Increase when the same files are read differently. */
const readerVersion = 3;
const pageSize = 100;

/** Reads content from a folder of JSON or CSV files, one per kind. Pictures are https URLs or files in the folder. */
export async function openFolderSource({
  folder,
  name = "folder",
  isSample = false,
  mapping = {},
  storePicture,
}: Options): Promise<ContentSource> {
  const files = new Map<ContentKind, ContentFile>();
  for (const kind of contentKinds) {
    const file = await readFileOf(folder, kind);
    if (file) files.set(kind, file);
  }
  if (files.size === 0) {
    throw new SourceError(`In ${folder} is none of ${contentKinds.join(", ")} as .json or .csv`);
  }
  const fileOf = (kind: ContentKind) => {
    const file = files.get(kind);
    if (!file) throw new SourceError(`There is no ${kind}.json and no ${kind}.csv`);
    return file;
  };
  const fieldsIn = (kind: ContentKind) => {
    const names = new Set(fileOf(kind).records.flatMap((record) => Object.keys(record)));
    return matchProperties(kind, [...names], mapping);
  };
  const matched = new Map([...files.keys()].map((kind) => [kind, fieldsIn(kind)]));
  const builders = new Map<string, string>();
  for (const page of files.has("builders") ? list("builders") : []) {
    builders.set(page.sourceId, page.sourceId).set(plain(page.title), page.sourceId);
  }

  function list(kind: ContentKind): ListedPage[] {
    const { name, records, editedAt } = fileOf(kind);
    const titleName = matched.get(kind)?.get(titleFieldOf(kind)) ?? "";
    const seen = new Set<string>();
    return records.map((record) => {
      const title = String(record[titleName] ?? "").trim();
      const said = idIn(record);
      const sourceId = said ?? createHash("sha256").update(title).digest("hex").slice(0, 32);
      if (seen.has(sourceId)) throw new SourceError(`${name} has ${said ?? `"${title}"`} twice`);
      seen.add(sourceId);
      const ownId = said?.toLowerCase() ?? null;
      return { kind, sourceId, ownId, title, createdAt: editedAt, editedAt, raw: record };
    });
  }

  function builderOf(value: RawValue): string | null {
    const named = String(value ?? "").trim();
    return builders.get(named) ?? builders.get(plain(named)) ?? (named || null);
  }

  async function pictures(value: RawValue, field: string, problems: PropertyProblem[]) {
    const places = Array.isArray(value) ? value : String(value ?? "").split(/[;\n]|,\s+/);
    const stored: string[] = [];
    for (const place of places.map((each) => each.trim()).filter(Boolean)) {
      const found = isAddress(place) ? { url: place } : await storeFile(place);
      if ("url" in found) stored.push(found.url);
      else problems.push({ property: field, message: `${found.problem}: ${place}` });
    }
    return stored;
  }

  async function storeFile(place: string): Promise<{ url: string } | { problem: string }> {
    const path = normalize(place);
    if (isAbsolute(path) || path.startsWith("..")) return { problem: "is outside of the folder" };
    const bytes = await readFile(join(folder, path)).catch(() => null);
    return bytes ? storePicture(bytes) : { problem: "cannot be read" };
  }

  return {
    name,
    isSample,
    fingerprint: `folder-${readerVersion}-${JSON.stringify(mapping)}`,
    kinds: [...files.keys()],
    async listFields(kind) {
      const isEmpty = fileOf(kind).records.length === 0;
      return isEmpty ? Object.keys(rulesOf(kind)) : [...(matched.get(kind)?.keys() ?? [])];
    },
    async *list(kind) {
      const pages = list(kind);
      for (let at = 0; at < pages.length; at += pageSize) yield pages.slice(at, at + pageSize);
    },
    async read({ kind, raw }) {
      const record = raw as ContentRecord;
      const read: ReadPage = { fields: {}, problems: [] };
      for (const [field, name] of matched.get(kind) ?? []) {
        const rule = rulesOf(kind)[field];
        if (!rule || record[name] === undefined) continue;
        const value = rawValueOf(record[name], rule);
        if (value === undefined) {
          read.problems.push({ property: field, message: "is neither a text nor a list of texts" });
        } else if (rule.kind === "picture" || rule.kind === "pictures") {
          const before = read.problems.length;
          const stored = await pictures(value, field, read.problems);
          // a picture missing today is no reason to remove the stored ones
          if (read.problems.length > before) continue;
          read.fields[field] = rule.kind === "picture" ? (stored[0] ?? null) : stored;
        } else {
          read.fields[field] = rule.kind === "builder" ? builderOf(value) : value;
        }
      }
      return read;
    },
  };
}

function idIn(record: ContentRecord): string | null {
  const named = (name: string) => Object.keys(record).find((each) => plain(each) === name) ?? name;
  const said = record[named("id")] ?? record[named("notionid")];
  return typeof said === "string" || typeof said === "number" ? String(said).trim() || null : null;
}

function isAddress(place: string): boolean {
  return /^[a-z]+:\/\//i.test(place) || place.startsWith("/img/");
}

/** A JSON value in a type that fields accept; undefined when no field could. */
function rawValueOf(value: unknown, rule: Field): RawValue | undefined {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    return value;
  }
  if (!Array.isArray(value)) return undefined;
  const isFlat = value.every((entry) => typeof entry === "string" || typeof entry === "number");
  if (!isFlat) return undefined;
  const texts = value.map(String);
  return rule.kind === "html" ? texts.join("\n") : texts;
}

/** One record of a file, by the file's own names. */
type ContentRecord = Record<string, unknown>;
type ContentFile = { name: string; records: ContentRecord[]; editedAt: Date };

/**
 * The records of a kind: from `KIND.json`, an array of objects, or `KIND.csv` with names in its
 * first line. Null without such a file.
 */
async function readFileOf(folder: string, kind: ContentKind): Promise<ContentFile | null> {
  for (const [name, as, read] of [
    [`${kind}.json`, "UTF-8", readJson],
    [`${kind}.csv`, "CSV UTF-8", readCsv],
  ] as const) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) continue;
    const decoded = decodeText(await readFile(path), { name, as });
    if ("problem" in decoded) throw new SourceError(decoded.problem);
    return { name, records: read(name, decoded.text), editedAt: found.mtime };
  }
  return null;
}

function readJson(name: string, text: string): ContentRecord[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    throw new SourceError(`${name} is no JSON: ${(error as Error).message}`);
  }
  const isRecord = (entry: unknown) =>
    typeof entry === "object" && entry !== null && !Array.isArray(entry);
  if (!Array.isArray(parsed) || !parsed.every(isRecord)) {
    throw new SourceError(`${name} must be a list of objects`);
  }
  return parsed;
}

/** Whether a row is the header of a file: it has a title or a name. */
const namesTitle = (heads: string[]) => heads.some((head) => /^(?:title|name)$/.test(plain(head)));

function readCsv(name: string, text: string): ContentRecord[] {
  const table = readRecords(text, namesTitle);
  if ("brokenRow" in table) {
    throw new SourceError(
      `${name} is no CSV: check the quotation marks from row ${table.brokenRow}`,
    );
  }
  const longer = table.records.find(({ hasMore }) => hasMore);
  if (longer)
    throw new SourceError(`${name}: row ${longer.row} has more cells than the first line`);
  return table.records.map(({ values }) => values);
}
