import type { EntityManager } from "@mikro-orm/postgresql";
import { createPostgresPromiseLedger } from "../../../adapters/postgres/promise/promise-ledger.ts";
import { ensureFirstPolicy } from "../../../adapters/postgres/promise/promise-policies.ts";
import type { PromiseEventKind } from "../../../domain/promise/ledger/promise-event.ts";
import type { LedgerId } from "../../../domain/promise/quote-promise.ts";
import { seededRandom } from "../../../domain/shared/seeded-random.ts";
import { hourMs } from "../../../domain/shared/time/time-units.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { fakeId } from "./fake-id.ts";
import { insertMany } from "./insert-many.ts";

const quotes = 5;
const targets = ["wall first", "wall all", "business first", "business all"];
const eventsEach = 1 + quotes + targets.length;

/**
 * Generates the ledger of requests with settled targets over three years. Its hashes are fake, so
 * the chain can't be verified.
 */
export async function generateLedger(em: EntityManager, requests: number, now: Date) {
  await ensureFirstPolicy(em, "off", now);
  const random = seededRandom("ledger");
  let receivedAt = now;
  await insertMany(em, "promise_event", requests * eventsEach, (number) => {
    const [request, seq] = [Math.floor(number / eventsEach), number % eventsEach];
    if (seq === 0) receivedAt = new Date(now.getTime() - (100 + random() * 26_000) * hourMs);
    const { kind, detail } = eventAt(seq, random());
    const at = new Date(Math.floor((receivedAt.getTime() + seq * hourMs) / hourMs) * hourMs);
    return {
      number: number + 1,
      ledger_id: fakeId("ledger", request, now) as LedgerId,
      seq: seq + 1,
      at,
      kind,
      actor: "system" as const,
      detail,
      policy_version: 1,
      prev_hash: "",
      hash: "made up",
    };
  });
  await createPostgresPromiseLedger(em).seal(utcDay(now));
}

function eventAt(seq: number, chance: number) {
  if (seq === 0) {
    const detail = { clock: "wall", promised: quotes };
    return { kind: "received" as PromiseEventKind, detail };
  }
  if (seq <= quotes) {
    const detail = { builder: seq, afterHours: Math.floor(chance * 60) };
    return { kind: "quoted" as PromiseEventKind, detail };
  }
  const [clock = "", target = ""] = targets[seq - quotes - 1]?.split(" ") ?? [];
  const kind: PromiseEventKind = chance < 0.9 ? "target-kept" : "target-missed";
  return { kind, detail: { clock, target, count: quotes, dueAfterHours: 48 } };
}
