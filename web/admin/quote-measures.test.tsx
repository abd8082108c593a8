import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { toQuoteMeasuresBody } from "../../app-server/contract/admin/quote-measures.ts";
import { measureQuotes } from "../../domain/figures/quote-measures.ts";
import { callQuery } from "../api/call-query.ts";
import { QuoteMeasures } from "./quote-measures.tsx";

const rowsOf = (values: Record<string, number>) => {
  const { measures } = toQuoteMeasuresBody(measureQuotes([], [], [], new Date()));
  const client = new QueryClient();
  client.setQueryData(callQuery("GET /api/admin/quote-measures").queryKey, {
    requests: 12,
    measures: measures.map((each) => ({ ...each, value: values[each.key] ?? null, of: 7 })),
  });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <QuoteMeasures />
    </QueryClientProvider>,
  );
  expect(html).toContain("Over the latest 12 requests.");
  const cells = (row: string) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/g)].map(([, cell = ""]) =>
      cell.replaceAll(/<[^>]+>/g, ""),
    );
  const [first = ""] = html.split("<details");
  const figures = [...first.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*><bdi>(.*?)<\/bdi>/g)];
  return {
    measures,
    figures: figures.map(([, label, value]) => [label, value]),
    rows: html.split("<tr").slice(2).map(cells),
  };
};

test("four measures stand above the fold that holds them all [W09]", () => {
  const { measures, figures } = rowsOf({ itemizedShare: 75, questions: 1_204 });
  const [one, two, three, four] = measures.map(({ label }) => label);
  expect(figures).toEqual([
    [one, "75%"],
    [two, "No cases yet"],
    [three, "No cases yet"],
    [four, "No cases yet"],
  ]);
});

test("QuoteMeasures has a row for each measure: its value in words, over how many it is counted, and how [R44]", () => {
  const { measures, rows } = rowsOf({
    itemizedShare: 75,
    writingMs: 25 * 60_000,
    questions: 1_204,
  });
  expect(measures).toHaveLength(7);
  expect(rows.map(([label]) => label)).toEqual(measures.map(({ label }) => label));
  expect(rows.map(([, value]) => value)).toEqual([
    "75%",
    "No cases yet",
    "25 minutes",
    "No cases yet",
    "1,204",
    "No cases yet",
    "No cases yet",
  ]);
  const escaped = (words: string) => words.replaceAll("'", "&#x27;");
  expect(rows.map(([, , of, how]) => [of, how])).toEqual(
    measures.map(({ how }) => ["7", escaped(how)]),
  );
});
