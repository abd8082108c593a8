import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { ListedEntryBody } from "../../../app-server/contract/commission/commission-money.ts";
import type { StatementBody } from "../../../app-server/contract/commission/commission-statements.ts";
import { callQuery } from "../../api/call-query.ts";
import { pagesOf } from "../../api/pages-of.ts";
import { OwnEntries } from "./own-entries.tsx";
import { OwnStatements } from "./own-statements.tsx";

const statement: StatementBody = {
  id: "1",
  number: "2027-000123",
  builderName: "Bea's Booths",
  month: "2027-02",
  issuedAt: "2027-03-01T09:07:00.000Z",
  dueOn: "2027-03-31",
  contestUntil: "2027-03-15",
  net: 4_687_50,
  tax: 0,
  total: 4_687_50,
  takenOff: 0,
  open: 4_687_50,
  state: "issued",
};

const entry: ListedEntryBody = {
  id: "2",
  at: "2027-02-03T12:00:00.000Z",
  kind: "accrued",
  builderName: "Bea's Booths",
  text: "CES 2027",
  requestId: null,
  jobId: null,
  base: 93_750_00,
  leftOut: 6_400_00,
  rateBp: 500,
  isRepeat: false,
  amount: 4_687_50,
  statement: { number: "2027-000123", state: "issued" },
};

function shown(statements: StatementBody[], sums: { open: number; overdue: number }) {
  const client = new QueryClient();
  const money = {
    ...sums,
    dueOn: statements[0]?.dueOn ?? null,
    stops: sums.overdue > 0 ? "2027-000123" : null,
    pay: { payText: "By bank transfer", payLink: null },
    entries: statements.length === 0 ? [] : [entry],
    next: null,
  };
  const paged = (page: object) => ({ pages: [page], pageParams: [null] });
  const ofMoney = pagesOf("GET /api/builders/money", { limit: 50 }, ({ entries }) => entries);
  const ofStatements = pagesOf("GET /api/statements", { limit: 50 }, (page) => page.statements);
  const sumsQuery = callQuery("GET /api/builders/money", { query: { limit: 1 } });
  client.setQueryData(sumsQuery.queryKey, money);
  client.setQueryData(ofMoney.queryKey as readonly unknown[], paged(money));
  client.setQueryData(
    ofStatements.queryKey as readonly unknown[],
    paged({ statements, next: null }),
  );
  const element = (
    <QueryClientProvider client={client}>
      <OwnEntries />
      <OwnStatements />
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll(/<[^>]*>/g, " ");
}

test("a builder reads what is open, until when, and what is overdue, with a button named by its statement [U22] [U34]", () => {
  const one = shown([statement], { open: 4_687_50, overdue: 0 });
  expect(one).toContain("Open $4,687.50, due Mar 31, 2027. Nothing overdue.");
  expect(one).toContain("PDF of 2027-000123");
  expect(one).toContain("By bank transfer");
  expect(one).toMatch(
    /Agreed or billed .*CES 2027 .*\$100,150\.00 .*\$4,687\.50 .*5% +of +\$93,750 .*2027-000123, issued/s,
  );
  const late = shown([{ ...statement, state: "overdue" }], { open: 1_00, overdue: 1_00 });
  expect(late).toContain("$1 is overdue.");
  expect(late).toContain("Statement 2027-000123 is overdue. You are again once it is paid");
  expect(one).not.toContain("You aren't invited");
  const credit = shown([{ ...statement, total: -5_00, open: -5_00 }], { open: -5_00, overdue: 0 });
  expect(credit).toContain("We owe you $5");
  expect(credit).not.toContain("By bank transfer");
  const lessened = { ...statement, takenOff: 687_50, open: 4_000_00 };
  expect(shown([lessened], { open: 4_000_00, overdue: 0 })).toMatch(/\$4,000 .*of \$4,687.50/);
  const none = shown([], { open: 0, overdue: 0 });
  expect(none).toContain("You owe nothing until a job you won here is complete.");
});
