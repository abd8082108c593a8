import { expect, it } from "vitest";
import { readCursor, toPage } from "./cursor.ts";

const items = [3, 2, 1].map((number) => ({
  at: new Date(number),
  id: `0190f000-0000-7000-8000-00000000000${number}`,
}));

it("toPage() gives a cursor that readCursor() understands, and none on the last page", () => {
  const page = toPage(items, 2, (item) => item);
  expect(page.items).toEqual(items.slice(0, 2));
  expect(readCursor(page.next)).toEqual(["1970-01-01T00:00:00.002Z", items[1]?.id]);
  expect(toPage(items, 3, (item) => item).next).toBeNull();
  expect(toPage([], 3, (item: (typeof items)[0]) => item)).toEqual({ items: [], next: null });
});

it("readCursor() begins at the top for anything else", () => {
  const top = readCursor(null);
  for (const text of ["", "x", "\u0000", "fA", btoa("1|2"), btoa(`|${items[0]?.id}`)]) {
    expect(readCursor(text)).toEqual(top);
  }
  for (const at of ["+010000-01-01T00:00:00.000Z", "-000001-01-01T00:00:00.000Z", "2027", "now"]) {
    expect(readCursor(btoa(`${at}|${items[0]?.id}`))).toEqual(top);
  }
});
