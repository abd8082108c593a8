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
  return {
    measures,
    rows: html.split("<tr").slice(2).map(cells),
  };
};

test("QuoteMeasures has a row for each measure with a case: its value in words, over how many it is counted, and how [R44]", () => {
  const { measures, rows } = rowsOf({
    itemizedShare: 75,
    writingMs: 25 * 60_000,
    questions: 1_204,
  });
  expect(measures).toHaveLength(7);
  const counted = measures.filter(({ key }) =>
    ["itemizedShare", "writingMs", "questions"].includes(key),
  );
  expect(rows.map(([label]) => label)).toEqual(counted.map(({ label }) => label));
  expect(rows.map(([, value]) => value)).toEqual(["75%", "25 minutes", "1,204"]);
  const escaped = (words: string) => words.replaceAll("'", "&#x27;");
  expect(rows.map(([, , of, how]) => [of, how])).toEqual(
    counted.map(({ how }) => ["7", escaped(how)]),
  );
});
