import { expect, test } from "vitest";
import { linesOf, written } from "../test/written.tsx";
import { RowsSkeleton } from "./rows-skeleton.tsx";

test("a skeleton says what it waits for, and shows no label that the list may lack [W27]", () => {
  expect(linesOf(written(<RowsSkeleton label="Loading your rates" rows={3} />))).toEqual([
    "Loading your rates",
  ]);
});
