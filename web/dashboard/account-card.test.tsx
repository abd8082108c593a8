import { beforeAll, expect, test } from "vitest";
import type { CurrentUserBody } from "../../app-server/contract/accounts/accounts.ts";
import { untilChunksLoaded } from "../lazy/chunks-on-server.ts";
import { linesOf, written } from "../ui/test/written.tsx";
import { AccountCard, accountTypeLabel } from "./account-card.tsx";

beforeAll(untilChunksLoaded);

test.for([
  ["builder", "Builder"],
  ["admin", "Admin"],
  ["exhibitor", "Exhibitor"],
  ["agency", "Exhibitor"],
] as const)("accountTypeLabel() calls %s %s", ([userType, label]) => {
  expect(accountTypeLabel(userType)).toBe(label);
});

test.for([
  ["exhibitor", "Exhibitor", "Northbeam Robotics"],
  ["builder", "Builder", "Redwood & Pike Exhibits"],
  ["admin", "Admin", null],
] as const)(
  "the account card of %s says who is signed in, and as what [K02]",
  ([userType, badge, company]) => {
    const user = { firstName: "Erin", lastName: "Calloway", email: "erin@example.com", company };
    const html = written(<AccountCard user={{ ...user, userType } as CurrentUserBody} />);
    const lines = linesOf(html);
    expect(lines.slice(0, company ? 4 : 3)).toEqual([
      "Erin Calloway",
      badge,
      "erin@example.com",
      ...(company ? [company] : []),
    ]);
    const toAdmin = /href="\/admin-dashboard"[^>]*>Go to Admin Dashboard</;
    expect(toAdmin.test(html)).toBe(userType === "admin");
  },
);
