import { expect, test } from "vitest";
import { ownQuoteLook } from "./own-quote-look.ts";

test.each([
  ["accepted", null, "Won", "positive"],
  ["pending", null, "Waiting", "neutral"],
  ["declined", null, "Not chosen", "neutral"],
  ["expired", null, "Expired", "neutral"],
  ["declined", "2026-12-02T15:00:00Z", "Withdrawn", "neutral"],
])(
  "a quote that is %s, withdrawn at %s, reads %s without red [W18] [W32]",
  (status, withdrawnAt, label, tone) => {
    expect(ownQuoteLook({ status: status as "pending", withdrawnAt })).toEqual({ label, tone });
  },
);
