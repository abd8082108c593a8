import { afterAll, expect, test } from "vitest";
import { foldLetters } from "../../../domain/shared/text/fold-text.ts";
import { openTestTables } from "../test/open-test-tables.ts";
import { runSql } from "../test/test-sql.ts";

const tables = await openTestTables();
afterAll(() => tables.close());

const folded = async (texts: string[]) => {
  const rows = await runSql<{ text: string }>(
    tables.newEm(),
    "select fold_text(text) as text from unnest($1::text[]) with ordinality as t(text, at) order by at",
    [texts],
  );
  return rows.map(({ text }) => text);
};

test("the database folds every letter of Europe, its marks and others as we do [X09]", async () => {
  const signs = [
    [0x20, 0x7e],
    [0xa0, 0x24f],
    [0x250, 0x36f],
    [0x370, 0x52f],
    [0x590, 0x6ff],
    [0x1e00, 0x1fff],
    [0x2000, 0x20ff],
    [0x3040, 0x30ff],
    [0xac00, 0xac40],
    [0xfe20, 0xfe2f],
  ].flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  const texts = signs.filter((sign) => /^\P{Cn}$/u.test(sign)).map((sign) => `a${sign}b`);
  const ours = texts.map(foldLetters);
  const theirs = await folded(texts);
  const apart = texts.filter((_, at) => ours[at] !== theirs[at]);
  expect(apart.map((text) => [text, foldLetters(text)])).toEqual([]);
});

test("each search is looked up in an index over folded texts [X09]", async () => {
  const searched = [
    ["trade_show", "search_text like '%dusseldorf%'"],
    ["trade_show", "fold_text(city) = 'dusseldorf'"],
    ["trade_show", "fold_text(title) = 'anuga'"],
    ["trade_show", "fold_text(coalesce(venue, '')) = 'messe dusseldorf'"],
    [
      "users",
      "(fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || chr(31) || email || chr(31) || coalesce(company, ''))) like '%sohne%'",
    ],
    [
      "quote_request",
      "(fold_text(company || chr(31) || first_name || ' ' || last_name || chr(31) || email || chr(31) || trade_show_name || chr(31) || venue)) like '%sohne%'",
    ],
    ["builder", "fold_text(name || chr(31) || coalesce(email, '')) like '%sohne%'"],
  ];
  await tables.newEm().transactional(async (em) => {
    await runSql(em, "set local enable_seqscan = off");
    for (const [table, condition] of searched) {
      const plan = await runSql(em, `explain select id from ${table} where ${condition}`);
      expect(JSON.stringify(plan), condition).toContain("Index Cond");
    }
  });
});
