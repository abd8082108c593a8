import { expect, test } from "vitest";
import { toReceivedResponseBody } from "../../../../app-server/contract/quotes/quote-responses.ts";
import { beasResponse } from "../../../../domain/quotes/examples.ts";
import { linesOf, written } from "../../../ui/test/written.tsx";
import { AcceptedFacts } from "./complete-quote.tsx";

test("an admin who completes a request reads which booth the accepted price is for [W01]", () => {
  const accepted = toReceivedResponseBody(
    {
      response: { ...beasResponse, status: "accepted" },
      builder: null,
      seenRevision: null,
      forEarlierBrief: true,
      pricedFor: {
        version: 1,
        industry: "island",
        boothSize: "20x20",
        budget: null,
        changed: ["boothSize"],
      },
    },
    { now: beasResponse.createdAt, billsOf: () => null },
  );
  const lines = linesOf(written(<AcceptedFacts accepted={accepted} />)).join("\n");
  expect(lines.replaceAll("\u00a0", " ")).toContain("Booth the price is for\n20 × 20 ft");
});
