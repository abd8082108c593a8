import { beforeAll, expect, test } from "vitest";
import { callQuery } from "../../api/call-query.ts";
import { untilChunksLoaded } from "../../lazy/chunks-on-server.ts";
import { linesOf, written } from "../../ui/test/written.tsx";
import { adminSearch } from "./admin-search.ts";
import { QuoteManagement } from "./quote-management.tsx";

beforeAll(untilChunksLoaded);

const quote = {
  id: "q",
  company: "Northbeam Robotics",
  firstName: "Erin",
  lastName: "Calloway",
  email: "erin@example.com",
  tradeShowName: "Bare Show",
  eventDate: "2027-05-14",
  venue: "McCormick Place",
  industry: "peninsula",
  boothSize: "20x20",
  budget: "35000-75000",
  status: "assigned",
  priority: "high",
  assignedBuilders: [],
  deliveries: [],
  responses: [],
  interested: [],
  declined: [],
  preferredBuilders: [],
  updatedAt: "2026-12-01T12:00:00Z",
};

/** The lines of the list at an address, of these requests or of none that could be read. */
function linesAt(search: string, quotes?: object[]): string[] {
  const address = new URLSearchParams(search);
  const { queryKey } = callQuery("GET /api/admin/quotes", { query: adminSearch(address) });
  const list = { quotes, builders: [], total: quotes?.length, page: 1, pageCount: 1 };
  const place = { at: `/admin-dashboard?${search}` };
  const part = <QuoteManagement address={address} />;
  if (!quotes) return linesOf(written(part, { ...place, failed: [queryKey] }));
  return linesOf(written(part, { ...place, read: [[queryKey, list]] }));
}

test("requests that cannot be read say so, with a way to read them again [M03]", () => {
  const lines = linesAt("");
  expect(lines).toContain("Error Loading Quotes");
  expect(lines).toContain("Failed to load quotes data. Please try refreshing the page.");
  expect(lines).toContain("Try Again");
});

test("a request without a state, a priority or a budget, of a builder that is gone, has its words [M03] [M05]", () => {
  const full = linesAt("", [quote]);
  expect(full).toContain("Assigned");
  expect(full).toContain("High priority");
  const budgets = (lines: string[]) => lines.filter((line) => line === "Budget").length;
  // the column's and the request's
  expect(budgets(full)).toBe(2);
  expect(full).not.toContain("Unknown Builder");
  const odd = { status: "", priority: "", budget: null, assignedBuilders: ["gone"] };
  const bare = linesAt("", [{ ...quote, ...odd }]);
  expect(bare).toContain("Unknown Builder");
  expect(bare).toContain("Medium priority");
  expect(bare).toContain("Pending");
  expect(budgets(bare)).toBe(1);
});

test.each(["", "pending", "assigned", "completed", "cancelled"])(
  "a list of '%s' requests that is empty says so [M03]",
  (status) => {
    const lines = linesAt(status && `status=${status}`, []);
    expect(lines).toContain(status ? `No ${status} quotes found` : "No quotes found");
  },
);

test("a request is one line that opens to the rest; a search that finds only it opens it [W09]", () => {
  const cells = [
    "Northbeam Robotics",
    "Bare Show",
    "May 14, 2027",
    "20\u00a0×\u00a020\u00a0ft",
    "$35,000 – $75,000",
    "Assigned",
    "0 assigned",
  ];
  const two = linesAt("", [quote, { ...quote, id: "r" }]);
  const one = linesAt("search=bare", [quote]);
  // the lines follow the names of the columns, of which the last is this
  const lines = two.slice(two.indexOf("Updated") + 1);
  for (const cell of cells) expect(lines.filter((line) => line === cell).length).toBe(2);
  expect(two.join()).not.toMatch(/erin@example\.com|Modify Assignment|Assign Builders/);
  for (const text of ["erin@example.com", "Assign Builders", "More actions"]) {
    expect(one).toContain(text);
  }
});
