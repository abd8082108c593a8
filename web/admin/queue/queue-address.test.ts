import { expect, test } from "vitest";
import { queueHref, readQueueAddress } from "./queue-address.ts";

const read = (text: string) => readQueueAddress(new URLSearchParams(text));

test("the plain address holds the requests that need builders, from the first page", () => {
  expect(read("")).toEqual({ need: "builders", find: "", at: 1, brief: null });
  expect(queueHref(read("need=nonsense&at=0"))).toBe("/admin-dashboard");
});

test("filter, text, page and opened request are in the address", () => {
  const address = "need=open&find=acme&at=3&brief=1";
  expect(read(address)).toEqual({ need: "open", find: "acme", at: 3, brief: "1" });
  expect(queueHref(read(address))).toBe(`/admin-dashboard?${address}`);
  expect(queueHref(read(address), { find: "", at: 1, brief: null })).toBe(
    "/admin-dashboard?need=open",
  );
});
