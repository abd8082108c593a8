import { expect, test } from "vitest";
import { contentKinds } from "../../../domain/site-map/ports.ts";
import { apiCalls } from "../../contract/api-calls.ts";
import type { RunCall } from "../../contract/api-client.ts";
import { areAnsweredAsBefore, recordCalls } from "./record-calls.ts";

const hash = (text: string) => `hash of ${text}`;
const search = { query: { page: 2 } };

function openRecorder() {
  const state: { title: string; source: string; fails: boolean } = {
    title: "A booth",
    source: "database",
    fails: false,
  };
  const run: RunCall = async (address, input) => {
    if (state.fails) throw new Error("away");
    const headers = new Headers({ "x-data-source": state.source });
    return { body: { address, input, title: state.title }, headers };
  };
  return { state, run, recorder: recordCalls(run, apiCalls, hash) };
}

test("recordCalls() notes each call with the kinds of content that its answer is made of", async () => {
  const { recorder } = openRecorder();
  await recorder.run("GET /api/trade-shows", search);
  await recorder.run("GET /api/dashboard/quotes", {});
  expect(recorder.calls()).toMatchObject([
    { address: "GET /api/trade-shows", input: search, content: ["shows", "copies", "syncs"] },
    { content: contentKinds },
  ]);
});

test("recordCalls() notes the ids in answers that name each project whose words they show", async () => {
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  const body = [{ id: one, builder: { id: two } }];
  const { run, calls } = recordCalls(
    async () => ({ body, headers: new Headers() }),
    apiCalls,
    hash,
  );
  await run("GET /api/portfolio/showcase", {});
  await run("GET /api/trade-shows", {});
  expect(calls().map(({ ids }) => ids)).toEqual([`${one},${two}`, null]);
});

test.each([
  ["the body", { title: "Another booth" }],
  ["a header", { source: "cache" }],
])("areAnsweredAsBefore() sees a change of %s of one answer", async (_, change) => {
  const { recorder, state, run } = openRecorder();
  await recorder.run("GET /api/trade-shows", search);
  await recorder.run("GET /api/portfolio", {});
  expect(await areAnsweredAsBefore(recorder.calls(), run, hash)).toBe(true);
  Object.assign(state, change);
  expect(await areAnsweredAsBefore(recorder.calls(), run, hash)).toBe(false);
});

test("areAnsweredAsBefore() makes no call again that changes something, and takes one without an answer for another one", async () => {
  const { recorder, run } = openRecorder();
  await recorder.run("POST /api/contact", {});
  expect(await areAnsweredAsBefore(recorder.calls(), run, hash)).toBe(false);

  const other = openRecorder();
  other.state.fails = true;
  await expect(other.recorder.run("GET /api/portfolio", {})).rejects.toThrow("away");
  expect(other.recorder.calls()).toMatchObject([{ answer: null }]);
  expect(await areAnsweredAsBefore(other.recorder.calls(), run, hash)).toBe(false);
});
