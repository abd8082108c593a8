import { expect, test } from "vitest";
import type { AdminQuoteBody } from "../../../app-server/contract/admin/admin-quotes.ts";
import { linesOf, written } from "../../ui/test/written.tsx";
import { QueueRow } from "./queue-row.tsx";

test("a row of the queue has a show's short name [W25]", () => {
  const quote = {
    tradeShowName: "RSNA Scientific Assembly and Annual Meeting of the Radiological Society",
    eventDate: "2027-11-28",
    company: "Northbeam Robotics",
    status: "pending",
    boothSize: "20x20",
    assignedBuilders: [],
    interested: [],
    createdAt: "2026-12-02T15:00:00.000Z",
  } as unknown as AdminQuoteBody;
  const item = { id: "q", quote, promise: null };
  const lines = linesOf(written(<QueueRow item={item} href="/" isCurrent={false} />));
  expect(lines.slice(0, 1)).toEqual(["RSNA 2027"]);
});
