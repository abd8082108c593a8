import { expect, test } from "vitest";
import { lazyRecord } from "./records.ts";

test("lazyRecord() makes a member when it is first read, and once for each record", () => {
  const made: string[] = [];
  const recordOf = lazyRecord<{ double: number; half: number }, { size: number }>({
    double: (given) => {
      made.push("double");
      return given.size * 2;
    },
    half: (given) => {
      made.push("half");
      return given.size / 2;
    },
  });
  const [one, two] = [recordOf({ size: 4 }), recordOf({ size: 10 })];
  expect(made).toEqual([]);
  expect([one.double, one.double, two.double]).toEqual([8, 8, 20]);
  expect(made).toEqual(["double", "double"]);
  const { half } = one;
  expect(half).toBe(2);
});
