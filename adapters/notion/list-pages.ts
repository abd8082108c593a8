import * as z from "zod";
import { SourceError } from "../../domain/content-sync/source-error.ts";
import type { NotionApi } from "./notion-api.ts";
import { type NotionPage, notionPage } from "./notion-page.ts";

/** Notion's maximum page size. */
const pageSize = 100;

const answer = z.object({
  results: z.array(z.unknown()),
  next_cursor: z.string().nullable(),
  has_more: z.boolean(),
  request_status: z.object({ type: z.string() }).optional(),
});

/**
 * All pages of a data source, in batches. Notion ends a query after 10,000 pages; the next query
 * continues by creation time, which never changes.
 */
export async function* listPages(
  { ask }: NotionApi,
  dataSourceId: string,
): AsyncGenerator<NotionPage[]> {
  /**
   * Pages created at the exact time at which a query starts, which the previous one returned
   * already.
   */
  let atBorder = new Set<string>();
  let from: string | undefined;
  for (;;) {
    let cursor: string | undefined;
    let isCut = false;
    let last = from;
    let lastIds = new Set<string>();
    do {
      const said = await ask("The data source", (notion) =>
        notion.dataSources.query({
          data_source_id: dataSourceId,
          page_size: pageSize,
          result_type: "page",
          sorts: [{ timestamp: "created_time", direction: "ascending" }],
          ...(from && {
            filter: { timestamp: "created_time", created_time: { on_or_after: from } },
          }),
          ...(cursor && { start_cursor: cursor }),
        }),
      );
      const { results, next_cursor, has_more, request_status } = parsed(said);
      const pages = results.map(readPage);
      for (const { id, created_time } of pages) {
        if (created_time !== last) lastIds = new Set();
        last = created_time;
        lastIds.add(id);
      }
      yield pages.filter(({ id, in_trash }) => !in_trash && !atBorder.has(id));
      if (has_more && !next_cursor) throw new SourceError("Notion's list breaks off");
      cursor = next_cursor ?? undefined;
      isCut = request_status?.type === "incomplete";
    } while (cursor);
    if (!isCut) return;
    if (last === undefined || last === from) {
      throw new SourceError("More than 10,000 pages were made in the same minute");
    }
    from = last;
    atBorder = lastIds;
  }
}

function parsed(said: unknown) {
  const read = answer.safeParse(said);
  if (!read.success) throw new SourceError("Notion's list is not as it should be");
  return read.data;
}

/** Rejects the whole list when a page can't be parsed, which would otherwise look deleted. */
function readPage(said: unknown): NotionPage {
  const read = notionPage.safeParse(said);
  if (read.success) return read.data;
  const id = z.object({ id: z.string() }).safeParse(said);
  const name = id.success ? id.data.id : "without an id";
  throw new SourceError(`Notion's list holds a page that is not as it should be: ${name}`);
}
