import { expect, test } from "vitest";
import { auditedKinds } from "../../../domain/assignment/ports.ts";
import { auditHref } from "./audit-href.ts";

const id = "0190c000-0000-7000-8000-000000000001";
const name = "Ada & Co";
const hrefOf = (objectKind: (typeof auditedKinds)[number], objectId = id, isGone = false) =>
  auditHref({ objectKind, objectId, objectName: name, isGone });

test("auditHref() leads to what a line is about", () => {
  expect(Object.fromEntries(auditedKinds.map((kind) => [kind, hrefOf(kind)]))).toEqual({
    "quote-request": `/admin-dashboard?brief=${id}`,
    builder: `/builders/${id}`,
    "portfolio-project": `/portfolio/${id}`,
    "trade-show": `/admin-dashboard?view=shows&edit=${id}`,
    article: `/admin-dashboard?view=articles&edit=${id}`,
    person: "/admin-dashboard?view=people&find=Ada+%26+Co",
    security: "/admin-dashboard?view=people&find=Ada+%26+Co",
    rates: `/admin-dashboard?view=rates&show=${id}`,
    export: null,
    mail: null,
    commission: "/admin-dashboard?view=commission",
    vetting: "/admin-dashboard?view=vetting",
  });
});

test("auditHref() of what has no address of its own is its view, or none", () => {
  expect(hrefOf("rates", "US")).toBe("/admin-dashboard?view=rates");
  expect(hrefOf("security", "198.51.100.0")).toBeNull();
  expect(hrefOf("builder", "../api/logout")).toBeNull();
  expect(hrefOf("portfolio-project", id, true)).toBeNull();
});
