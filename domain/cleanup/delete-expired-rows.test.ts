import { expect, test } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import type { Erasure } from "../privacy/ports.ts";
import { deleteExpiredRows } from "./delete-expired-rows.ts";

test("deleteExpiredRows() erases old requests and copies the journal although a table fails, and fails at its end", async () => {
  const listedBefore: Date[] = [];
  const copied: Erasure[] = [];
  const erasure: Erasure = { kind: "mail", id: "1", at: new Date(0) };
  const clean = deleteExpiredRows({
    ...openTestPorts(),
    vetting: { eraseContacts: async () => 0 },
    expiredRows: { sweep: () => Promise.reject(new Error("canceling statement")) },
    erasures: {
      eraseRequest: async () => {},
      listRequests: async () => [],
      async listRequestsBefore(before) {
        listedBefore.push(before);
        return [];
      },
      eraseCorrespondence: async () => ({ contactMessages: 0, mails: 0 }),
      removeCorrespondence: async () => {},
      listErasures: async () => [erasure],
      addErasures: async () => {},
    },
    erasureFile: { add: async (erasures) => void copied.push(...erasures) },
    retention: { requestMonths: 24, contactMessageMonths: 12, mailMonths: 12 },
  });
  await expect(clean()).rejects.toThrow("canceling statement");
  expect(listedBefore).toHaveLength(1);
  expect(copied).toEqual([erasure]);
});
