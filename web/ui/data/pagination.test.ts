import { expect, test } from "vitest";
import { pagesAround } from "./pagination.tsx";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [1, 0, []],
])("pagesAround() page %i of %i", (page, pageCount, pages) => {
  expect(pagesAround(page, pageCount)).toEqual(pages);
});
