import type { RawValue } from "../../../domain/content-sync/coerce-field.ts";
import { rulesOf, titleFieldOf } from "../../../domain/content-sync/content-fields.ts";
import type { ListedPage } from "../../../domain/content-sync/content-item.ts";
import { type ContentKind, contentKinds } from "../../../domain/content-sync/content-kind.ts";
import type {
  ContentSource,
  ContentWriter,
  WrittenPage,
} from "../../../domain/content-sync/ports.ts";
import { SourceError } from "../../../domain/content-sync/source-error.ts";

type Page = {
  kind: ContentKind;
  sourceId: string;
  ownId: string | null;
  editedAt: Date;
  fields: Record<string, RawValue>;
};

/** A content source for tests: pages can be added, removed and made to fail. */
export function createMemoryContentSource(now: () => Date, name = "notion") {
  const pages = new Map<string, Page>();
  const hidden = new Set<string>();
  let made = 0;

  const toListed = ({ fields, ...page }: Page): ListedPage => ({
    ...page,
    title: String(fields[titleFieldOf(page.kind)] ?? ""),
    createdAt: new Date("2026-01-01T00:00:00.000Z"),
    raw: null,
  });
  const find = (sourceId: string) => {
    const page = pages.get(sourceId);
    if (!page) throw new SourceError("is not there anymore");
    return page;
  };
  const written = (page: Page): WrittenPage => ({
    page: toListed(page),
    read: { fields: { ...page.fields }, problems: [] },
  });

  const hooks = {
    pages,
    reads: [] as string[],
    /** Fields, as KIND.FIELD, without a property from now on. */
    hidden,
    onList: async (_kind: ContentKind): Promise<void> => {},
    onRead: async (_sourceId: string): Promise<void> => {},
    put(page: Omit<Page, "ownId"> & { ownId?: string }) {
      pages.set(page.sourceId, { ownId: null, ...page });
    },
  };

  const writer: ContentWriter = {
    async create(kind, ownId, fields) {
      const former = [...pages.values()].find((page) => page.ownId === ownId);
      if (former) return writer.update(kind, former.sourceId, fields);
      made += 1;
      const page = {
        kind,
        sourceId: `made-${made}`,
        ownId,
        editedAt: now(),
        fields: { ...fields },
      };
      pages.set(page.sourceId, page);
      return written(page);
    },
    async update(_kind, sourceId, fields) {
      const page = find(sourceId);
      Object.assign(page.fields, fields);
      page.editedAt = now();
      return written(page);
    },
    async trash(_kind, sourceId) {
      pages.delete(sourceId);
    },
  };

  const source: ContentSource & { writer: ContentWriter } = {
    name,
    fingerprint: "1",
    kinds: contentKinds,
    async listFields(kind) {
      return Object.keys(rulesOf(kind)).filter((field) => !hidden.has(`${kind}.${field}`));
    },
    async *list(kind) {
      const all = [...pages.values()].filter((page) => page.kind === kind);
      for (let at = 0; at < all.length; at += 3) {
        yield all.slice(at, at + 3).map(toListed);
        await hooks.onList(kind);
      }
    },
    async read({ kind, sourceId }) {
      hooks.reads.push(sourceId);
      await hooks.onRead(sourceId);
      const fields = Object.entries(find(sourceId).fields);
      const shown = fields.filter(([field]) => !hidden.has(`${kind}.${field}`));
      return { fields: Object.fromEntries(shown), problems: [] };
    },
    writer,
  };
  return Object.assign(hooks, source);
}
