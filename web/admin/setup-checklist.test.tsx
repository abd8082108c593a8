import { expect, test } from "vitest";
import type { SetupBody } from "../../app-server/contract/admin/setup-calls.ts";
import { callQuery } from "../api/call-query.ts";
import { linesOf, written } from "../ui/test/written.tsx";
import { SetupChecklist } from "./setup-checklist.tsx";

const none: SetupBody = {
  mail: null,
  hasShows: false,
  hasBuilders: false,
  hasProjects: false,
  hasRequests: false,
  supportEmail: "support@boothwright.example",
  hasSupport: false,
};
const shown = (setup: Partial<SetupBody> = {}) =>
  written(<SetupChecklist />, {
    read: [[callQuery("GET /api/admin/setup").queryKey, { ...none, ...setup }]],
  });

test("a new site is six steps, each with its state and one way on [W13]", () => {
  const html = shown({ hasShows: true });
  const lines = linesOf(html);
  expect(lines.filter((line) => line === "To do")).toHaveLength(5);
  expect(lines.filter((line) => line === "Done")).toHaveLength(1);
  expect(html.match(/<button|<a /g)).toHaveLength(6);
  const rowsOf = html.split("<li");
  const styled = (name: string) =>
    rowsOf.find((row) => row.includes(name))?.match(/<(?:button|a) [^>]*class="([^"]*)"/)?.[1];
  // what is done steps back
  expect(styled("Add shows")).not.toBe(styled("Add projects"));
  expect(styled("Add or invite builders")).toBe(styled("Add projects"));
  expect(html).toContain("/admin-dashboard?view=shows&amp;edit=new");
});

test("the mail server's own words say why a test email failed [W13]", () => {
  const mail = { state: "failed", error: "550 No such user" } as const;
  expect(linesOf(shown({ mail }))).toContain("550 No such user");
});
