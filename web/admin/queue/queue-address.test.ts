import { expect, test } from "vitest";
import { queueHref, readQueueAddress, standingOf } from "./queue-address.ts";

const read = (text: string) => readQueueAddress(new URLSearchParams(text));

test("the plain address holds the requests that need builders, from the first page", () => {
  const plain = { need: "builders", find: "", at: 1, after: null, brief: null };
  expect(read("")).toEqual(plain);
  expect(queueHref(read("need=nonsense&at=0"))).toBe("/admin-dashboard");
});

test("filter, text, page and opened request are in the address", () => {
  const address = "need=open&find=acme&at=3&brief=1";
  expect(read(address)).toMatchObject({ need: "open", find: "acme", at: 3, brief: "1" });
  expect(queueHref(read(address))).toBe(`/admin-dashboard?${address}`);
  expect(queueHref(read(address), { find: "", at: 1, brief: null })).toBe(
    "/admin-dashboard?need=open",
  );
  expect(queueHref(read("need=at-risk&after=x"))).toBe("/admin-dashboard?need=at-risk&after=x");
});

test("only the filters of promises name a standing", () => {
  expect(standingOf("at-risk")).toBe("at-risk");
  expect(standingOf("builders")).toBeNull();
});
