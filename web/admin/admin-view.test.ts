import { expect, test } from "vitest";
import { adminPlaces, adminView, placeOf } from "./admin-view.ts";
import { adminHref } from "./requests/admin-search.ts";

const viewOf = (text: string) => adminView(new URLSearchParams(text));

test.for([
  ["", "queue"],
  ["find=acme&brief=1", "queue"],
  ["view=nonsense", "queue"],
  ["view=requests", "requests"],
  ["status=pending", "requests"],
  ["search=acme", "requests"],
  ["page=2", "requests"],
  ["sort=waiting", "requests"],
  ["view=log&search=acme", "log"],
  ["view=reviews", "reviews"],
  ["view=promise", "promise"],
  ["view=rates&show=1", "rates"],
  ["view=supply&city=Reno", "supply"],
  ["view=people&group=builders", "people"],
  ["view=people&group=admins", "team"],
  ["view=measures", "measures"],
  ["view=content", "content"],
])("%s shows %s", ([address = "", view]) => {
  expect(viewOf(address)).toBe(view);
});

test("an address of the list leads to the list, with or without a filter", () => {
  for (const text of ["", "status=pending", "sort=waiting"]) {
    const { searchParams } = new URL(adminHref(new URLSearchParams(text)), "http://localhost");
    expect(adminView(searchParams), text).toBe("requests");
  }
  expect(adminHref(new URLSearchParams("status=pending"))).toBe("/admin-dashboard?status=pending");
});

test("five places hold every view once, and each view's address leads to it [W09]", () => {
  expect(adminPlaces.map(({ label }) => label)).toEqual([
    "Requests",
    "Builders",
    "Content",
    "Reports",
    "Settings",
  ]);
  for (const place of adminPlaces) {
    for (const { name, to } of place.views) {
      expect(adminView(new URL(to, "http://localhost").searchParams)).toBe(name);
      expect(placeOf(name)).toBe(place);
    }
  }
});
