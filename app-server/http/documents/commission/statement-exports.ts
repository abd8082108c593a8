import { Hono } from "hono";
import type { Principal } from "../../../../domain/accounts/principal.ts";
import { openOf, type Statement } from "../../../../domain/commission/statement.ts";
import type { Core } from "../../../../domain/core.ts";
import { utcDay } from "../../../../domain/shared/time/utc-day.ts";
import type { AppEnv } from "../../app-env.ts";
import { downloadName } from "../../download-name.ts";
import { adminsOnly } from "../../middleware/admins-only.ts";
import { file } from "../comparison/comparison-exports.ts";
import { amountCell, head, sheetOf, text } from "../comparison/sheet.ts";
import { csvStream } from "../quotes-csv.ts";
import { toHarmlessText } from "../spreadsheet-text.ts";

const words: readonly [string, (statement: Statement) => string][] = [
  ["Number", ({ number }) => number],
  ["Date", ({ issuedAt }) => utcDay(issuedAt)],
  ["Builder", ({ legal }) => legal.builder.name],
  ["Due", ({ dueOn }) => dueOn],
  ["State", ({ state }) => state],
];
const sums: readonly [string, (statement: Statement) => number][] = [
  ["Net", ({ net }) => net],
  ["Tax", ({ tax }) => tax],
  ["Total", ({ total }) => total],
  ["Taken off", ({ takenOff }) => takenOff],
  ["Open", openOf],
];

/** Statements per query, so that a book of any length takes the same memory. */
const atOnce = 1000;

async function* allStatements({ commission }: Core, by: Principal): AsyncGenerator<Statement[]> {
  let after: string | null = null;
  do {
    const page = await commission.listStatements({
      state: null,
      page: { limit: atOnce, after },
      by,
    });
    if (!page.ok) return;
    yield page.value.items;
    after = page.value.next;
  } while (after !== null);
}

const nameAt = (now: Date) => `statements-${utcDay(now)}`;

/** Answers with all statements for bookkeeping, newest first. A spreadsheet reads no text in them as a formula. */
export const statementExportRoutes = new Hono<AppEnv>()
  .get("/commission/statements.csv", adminsOnly, (c) => {
    const { core, by, now } = c.var;
    const columns = [
      ...words.map(
        ([title, of]) => [title, (each: Statement) => toHarmlessText(of(each))] as const,
      ),
      ...sums.map(([title, of]) => [title, (each: Statement) => of(each) / 100] as const),
    ];
    return c.body(csvStream(columns, allStatements(core, by)), 200, {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": downloadName(`${nameAt(now)}.csv`),
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-accel-buffering": "no",
    });
  })
  .get("/commission/statements.xlsx", adminsOnly, async (c) => {
    const { core, by, now } = c.var;
    const rows = [[...words, ...sums].map(([title]) => text(title, head))];
    for await (const statements of allStatements(core, by)) {
      for (const each of statements) {
        const cells = words.map(([, of]) => text(of(each)));
        rows.push([...cells, ...sums.map(([, of]) => amountCell(of(each)))]);
      }
    }
    const widths = [14, 12, 32, 12, 12, 14, 14, 14, 14, 14];
    const sheets = [sheetOf({ name: "Statements", widths, frozen: { rows: 1, columns: 1 } }, rows)];
    const { writeXlsx } = await import("hucre/xlsx");
    const bytes = await writeXlsx({ sheets });
    return file(c, nameAt(now), "xlsx", bytes as Uint8Array<ArrayBuffer>);
  });
