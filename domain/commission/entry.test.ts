import fc from "fast-check";
import { expect, it } from "vitest";
import type { BuilderId } from "../shared/id.ts";
import {
  balanceOf,
  type CommissionEntry,
  type EntryId,
  type NewEntry,
  reversalOf,
  standingAccrual,
} from "./entry.ts";
import { exampleEntry } from "./examples.ts";

const moment = { at: new Date("2027-03-01T12:00:00.000Z"), month: "2027-03" };
const builders = ["a", "b", "c"].map((id) => id as BuilderId);
const plain = (facts: Partial<NewEntry>): NewEntry => ({ ...exampleEntry, ...moment, ...facts });

/** The same random numbers for the same seed, each below `most`. */
function randomOf(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}
const acts = ["complete", "reopen", "adjust", "waive", "pay", "refund"] as const;

it("the balance is the sum of all entries, by builder and in all, after 10,000 events [U08] [U11]", () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = randomOf(seed);
      const ledger: CommissionEntry[] = [];
      const remains: number[] = [];
      const ofJob = new Map<number, CommissionEntry[]>();
      const known = new Map<BuilderId, number>();
      const add = (job: number, entry: NewEntry) => {
        const stored = { ...entry, id: `${ledger.length}` as EntryId };
        ledger.push(stored);
        if (job >= 0) ofJob.set(job, [...(ofJob.get(job) ?? []), stored]);
        known.set(entry.builderId, (known.get(entry.builderId) ?? 0) + entry.amount);
      };
      for (let event = 0; event < 10_000; event += 1) {
        const [what, job, cents] = [acts[random(6)], random(400), random(5_000_000)];
        const before = ofJob.get(job) ?? [];
        const accrued = standingAccrual(before);
        const builderId = builders[job % builders.length] as BuilderId;
        if (what === "pay" || what === "refund") {
          const kind = what === "pay" ? "paid" : "refunded";
          const amount = what === "pay" ? -cents : cents;
          add(-1, plain({ builderId, kind, amount, round: 0 }));
        } else if (what === "complete") {
          const round = before.filter(({ kind }) => kind === "accrued").length + 1;
          if (!accrued) add(job, plain({ builderId, amount: cents, round }));
        } else if (accrued) {
          const { id: reverses, round } = accrued;
          if (what === "reopen") {
            add(job, reversalOf(accrued, before, moment));
            // what remains of the round is exactly nothing
            const ofRound = (ofJob.get(job) ?? []).filter((each) => each.round === round);
            if (balanceOf(ofRound) !== 0) remains.push(job);
          } else {
            const kind = what === "waive" ? "waived" : "adjusted";
            const amount = what === "waive" ? -cents : cents - 2_500_000;
            add(job, plain({ builderId, kind, amount, reverses, round }));
          }
        }
      }
      expect(remains).toEqual([]);
      for (const builderId of builders) {
        const own = ledger.filter((entry) => entry.builderId === builderId);
        expect(balanceOf(own)).toBe(known.get(builderId) ?? 0);
      }
      expect(balanceOf(ledger)).toBe([...known.values()].reduce((sum, each) => sum + each, 0));
      for (const entries of ofJob.values()) {
        const accrued = entries.filter(({ kind }) => kind === "accrued").length;
        const reversed = entries.filter(({ kind }) => kind === "reversed").length;
        expect([accrued - reversed, standingAccrual(entries) ? 1 : 0]).toSatisfy(
          ([open, standing]) => open === 0 || open === standing,
        );
      }
    }),
    { numRuns: 2 },
  );
});
