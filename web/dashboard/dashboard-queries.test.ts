import { expect, test } from "vitest";
import type { Api } from "../../app-server/contract/api-client.ts";
import { readQueueAddress } from "../admin/queue/queue-address.ts";
import { queueQuery } from "../admin/queue/queue-query.ts";
import { adminSearch } from "../admin/requests/admin-search.ts";
import { callQuery } from "../api/call-query.ts";
import { dashboardQueries } from "./dashboard-queries.ts";

type QueriedCall = { call: string; query: Record<string, unknown> };
type Query = { queryFn?: unknown };

/** The calls that these queries make. */
async function askedBy(queriesOf: (api: Api) => Query[]): Promise<QueriedCall[]> {
  const asked: QueriedCall[] = [];
  const call = async (name: string, given: { query?: Iterable<[string, unknown]> } = {}) => {
    const query = given.query instanceof URLSearchParams ? given.query : (given.query ?? {});
    const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
    asked.push({ call: name, query: Object.fromEntries(entries) });
    return { quotes: [], projects: [], builders: [], queue: [], counts: {}, next: null };
  };
  const api = { call } as unknown as Api;
  for (const { queryFn } of queriesOf(api)) {
    await (queryFn as (context: { pageParam: null }) => unknown)({ pageParam: null });
  }
  return asked;
}

const user = (userType: string) =>
  ({ userType, builder: { id: "builder" } }) as unknown as Parameters<typeof dashboardQueries>[0];
const at = (text: string) => new URLSearchParams(text);

test("dashboards ask for twenty of each list at first, and for no more opportunities than they show", async () => {
  const exhibitor = await askedBy((api) => dashboardQueries(user("exhibitor"), at(""), api));
  const builder = await askedBy((api) => dashboardQueries(user("builder"), at(""), api));
  const lists = [...exhibitor, ...builder].filter(({ query }) => "after" in query);
  expect(lists.map(({ call }) => call).sort()).toEqual([
    "GET /api/dashboard/assigned-quotes",
    "GET /api/dashboard/assigned-quotes",
    "GET /api/dashboard/available-quote-requests",
    "GET /api/dashboard/quotes",
  ]);
  const most = ({ call }: QueriedCall) =>
    call === "GET /api/dashboard/available-quote-requests" ? 3 : 20;
  expect(lists.map(({ query }) => query.limit)).toEqual(lists.map(most));
});

test("a builder's further views read their own list, and no projects for the tab's count", async () => {
  const asked = async (view: string) =>
    (await askedBy((api) => dashboardQueries(user("builder"), at(`view=${view}`), api)))
      .filter(({ query }) => "after" in query)
      .map(({ call, query }) => [call, query.limit]);
  expect(await asked("opportunities")).toEqual([
    ["GET /api/dashboard/available-quote-requests", 20],
  ]);
  expect(await asked("quotes")).toEqual([["GET /api/dashboard/quote-responses", 20]]);
  expect(await asked("portfolio")).toEqual([["GET /api/dashboard/projects", 20]]);
});

test("a builder's projects go into the page as the cards that it shows, without their stories and further pictures", async () => {
  const project = {
    id: "019b0000-5c79-7000-8000-d24a6fe80b13",
    title: "Signal Tower",
    size: "20x30",
    projectType: "Island Booth",
    mainImage: null,
    projectImages: ["/one.jpg", "/two.jpg"],
    builtPictures: [],
    renderings: [],
    imageUrl: "/one.jpg",
    pictureCopies: {},
    features: ["Demo Station"],
    description: "<p>Tall &amp; bright</p>",
    challengeBrief: "<p>A story</p>",
  };
  const answer = { projects: [project], total: 1, next: null };
  const api = { call: async () => answer } as unknown as Api;
  const query = dashboardQueries(user("builder"), at("view=portfolio"), api).find(
    ({ queryKey }) => queryKey[1] === "projects",
  );
  const read = query?.queryFn as unknown as (context: object) => Promise<typeof answer>;
  const page = await read({ pageParam: null });
  expect(page).toMatchObject({ total: 1, next: null });
  expect(page.projects).toMatchObject([
    {
      title: "Signal Tower",
      features: ["Demo Station"],
      picture: "/one.jpg",
      text: "Tall & bright",
    },
  ]);
  expect(JSON.stringify(page)).not.toMatch(/story|two\.jpg/);
});

test("an admin's lists and searches ask for a page", async () => {
  const asked = await askedBy((api) => [
    callQuery("GET /api/admin/quotes", { query: adminSearch(at("search=word")) }, api),
    queueQuery(readQueueAddress(at("find=word")), api),
    queueQuery(readQueueAddress(at("need=waiting")), api),
  ]);
  expect(asked).toHaveLength(3);
  for (const { query } of asked) expect(query.page ?? query.limit).toBeDefined();
});
