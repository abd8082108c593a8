import { expect, test } from "vitest";
import type { BackupRecord } from "./backup-record.ts";
import { judgeBackup } from "./check-backup.ts";

const now = new Date("2026-11-22T08:00:00.000Z");
const good: BackupRecord = {
  to: "/backups/nightly.backup",
  startedAt: "2026-11-22T03:15:00.000Z",
  endedAt: "2026-11-22T03:16:00.000Z",
  problem: null,
  lastGoodAt: "2026-11-22T03:16:00.000Z",
};
const failed = { ...good, problem: "pg_dump failed", lastGoodAt: "2026-11-21T03:16:00.000Z" };
const killed = { ...good, endedAt: null, startedAt: "2026-11-21T03:15:00.000Z" };
const old = { ...good, endedAt: "2026-11-21T03:16:00.000Z" };

test.each([
  ["a good one", good, true, "ok", /nightly\.backup at 2026-11-22T03:16:00.000Z went well/],
  ["a failed one", failed, true, "fail", /failed: pg_dump failed; the last good one is of 2026/],
  ["the first one failed", { ...failed, lastGoodAt: null }, true, "fail", /no good one yet/],
  ["one that goes on", { ...good, endedAt: null }, true, "ok", /has not ended/],
  ["a killed one", killed, true, "fail", /has not ended/],
  ["an old one", old, true, "warn", /went well/],
  ["an old one in development", old, false, "ok", /went well/],
  ["none", null, true, "warn", /never ran/],
  ["none in development", null, false, "ok", /needs none/],
] as const)("judgeBackup() reports %s", (_, record, isProduction, level, found) => {
  const check = judgeBackup(record, { isProduction, now });
  expect(check).toMatchObject({ level, found: expect.stringMatching(found) });
  expect("todo" in check).toBe(level !== "ok");
});
