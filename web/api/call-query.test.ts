import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Api } from "../../app-server/contract/api-client.ts";
import { callQuery, readAgain } from "./call-query.ts";
import { pagesOf } from "./pages-of.ts";

const id = "a/b";

test("callQuery() key is the URL in parts, with the query as the last of them", () => {
  expect(callQuery("GET /api/admin/quotes", { query: { search: "x y" } }).queryKey).toEqual([
    "admin",
    "quotes",
    "?search=x+y",
  ]);
  expect(callQuery("GET /api/quote-requests/:id/questions", { params: { id } }).queryKey).toEqual([
    "quote-requests",
    "a%2Fb",
    "questions",
  ]);
});

test("readAgain() reaches what lies under a part, and nothing beside it", async () => {
  const client = new QueryClient();
  const under = callQuery("GET /api/quote-requests/:id/questions", { params: { id: "r" } });
  const beside = callQuery("GET /api/quote-requests/:id/questions", { params: { id: "other" } });
  for (const { queryKey } of [under, beside]) client.setQueryData<unknown>(queryKey, []);
  await readAgain(client, ["quote-requests/r"]);
  expect(client.getQueryState(under.queryKey)?.isInvalidated).toBe(true);
  expect(client.getQueryState(beside.queryKey)?.isInvalidated).toBe(false);
});

test("pagesOf() reads on from where a page says, and lists the rows of all pages", async () => {
  const asked: unknown[] = [];
  const api = {
    call: async (_: string, { query }: { query: { after: string | null } }) => {
      asked.push(query);
      return query.after ? { events: ["c"], next: null } : { events: ["a", "b"], next: "b" };
    },
  } as unknown as Api;
  const query = pagesOf("GET /api/admin/audit", { limit: 2 }, ({ events }) => events, api);
  const data = await new QueryClient().fetchInfiniteQuery({ ...query, pages: 2 });
  expect(asked).toEqual([
    { limit: 2, after: null },
    { limit: 2, after: "b" },
  ]);
  expect(query.select?.(data)).toEqual(["a", "b", "c"]);
});
