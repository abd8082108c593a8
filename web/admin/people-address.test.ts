import { expect, test } from "vitest";
import { peopleHref, readPeopleAddress } from "./people-address.ts";

const read = (text: string) => readPeopleAddress(new URLSearchParams(text));

test("the people an admin looks for stand in the address, and come back from it", () => {
  const wanted = { search: "Ada & Co", group: "suspended", page: 2 } as const;
  const href = peopleHref(wanted);
  expect(href).toBe("/admin-dashboard?view=people&find=Ada+%26+Co&group=suspended&page=2");
  expect(read(href.split("?")[1] ?? "")).toEqual(wanted);
});

test("the whole list has an address without choices; unknown ones are left out", () => {
  const all = { search: "", group: null, page: 1 };
  expect(peopleHref(all)).toBe("/admin-dashboard?view=people");
  expect(read("view=people&group=all&page=0&find=+")).toEqual(all);
});
