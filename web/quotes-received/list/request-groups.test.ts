import { expect, test } from "vitest";
import { requestStandings } from "../../../domain/quotes/own-requests/request-standing.ts";
import { requestGroups } from "./request-groups.ts";

const standing = (...all: (string | null)[]) => all.map((each) => ({ standing: each }));
const namesOf = (...all: (string | null)[]) =>
  requestGroups(standing(...all)).map(({ name, requests }) => `${name} ${requests.length}`);

test("requestGroups puts what waits for a decision first, whatever its place in the list", () => {
  expect(
    namesOf("completed", "pending", "quote-accepted", "quotes-to-decide", "quotes-unpriced"),
  ).toEqual(["Your decision 2", "Waiting for quotes 1", "Chosen 1", "Closed 1"]);
});

test("requestGroups says which group may go on: the last one, while the list has more", () => {
  const cut = (hasMore: boolean) =>
    requestGroups(standing("quotes-to-decide", "pending"), hasMore).map(({ isCut }) => isCut);
  expect([cut(true), cut(false)]).toEqual([
    [false, true],
    [false, false],
  ]);
});

test("requestGroups has a place for every standing, and for an unknown one", () => {
  for (const each of requestStandings) expect(namesOf(each)).toHaveLength(1);
  expect(namesOf("on_hold", null)).toEqual(["Waiting for quotes 2"]);
  expect(namesOf()).toEqual([]);
});
