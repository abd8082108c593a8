import { expect, it } from "vitest";
import { keepLast } from "./keep-last.ts";

it("keepLast() makes each again only when others were asked for since [Y12]", () => {
  const made: string[] = [];
  const drawn = keepLast(2, (key) => {
    made.push(key);
    return key.toUpperCase();
  });
  expect(["a", "a", "b", "a", "c", "a", "b"].map(drawn)).toEqual([..."AABACAB"]);
  expect(made).toEqual(["a", "b", "c", "b"]);
});
