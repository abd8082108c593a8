import { expect, test } from "vitest";
import { contentKinds } from "../../domain/site-map/ports.ts";
import { apiCalls } from "../contract/api-calls.ts";
import { recordCalls } from "./record-calls.ts";

test("recordCalls() notes the kinds of content that each answer is made of, and the ids in those that name each project whose words they show", async () => {
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  const body = [{ id: one, builder: { id: two } }];
  const { run, calls } = recordCalls(async () => ({ body, headers: new Headers() }), apiCalls);
  await run("GET /api/portfolio/showcase", {});
  await run("GET /api/trade-shows", { query: { page: 2 } });
  await run("GET /api/dashboard/quotes", {});
  expect(calls()).toEqual([
    { content: ["builders", "projects", "copies"], ids: `${one},${two}` },
    { content: ["shows", "copies", "syncs"], ids: null },
    { content: contentKinds, ids: null },
  ]);
});

test("recordCalls() notes a call without an answer", async () => {
  const { run, calls } = recordCalls(() => Promise.reject(new Error("away")), apiCalls);
  await expect(run("GET /api/portfolio", {})).rejects.toThrow("away");
  expect(calls()).toEqual([{ content: ["builders", "projects", "copies"], ids: null }]);
});
