import { expect, it } from "vitest";
import { adminHref, adminSearch } from "./admin-search.ts";

const asked = (text: string) => `${adminSearch(new URLSearchParams(text))}`;

it("adminSearch() asks for what the address says, and for the first page of all when it says nothing", () => {
  expect(asked("")).toBe("page=1");
  expect(asked("status=pending&search= Ada &sort=waiting&page=3")).toBe(
    "status=pending&search=Ada&sort=waiting&page=3",
  );
});

it("adminSearch() leaves out what is unknown", () => {
  expect(asked("status=all&sort=newest&page=0&x=y")).toBe("page=1");
  expect(asked("status=__proto__&sort=toString&page=999999")).toBe("page=500");
});

it("adminHref() has no words for the usual", () => {
  expect(adminHref(new URLSearchParams("status=all&search=&sort=newest"))).toBe(
    "/admin-dashboard?view=requests",
  );
  expect(adminHref(new URLSearchParams("status=pending&page=4"))).toBe(
    "/admin-dashboard?status=pending",
  );
  expect(adminHref(new URLSearchParams("search=a%26b"), 2)).toBe(
    "/admin-dashboard?search=a%26b&page=2",
  );
});
