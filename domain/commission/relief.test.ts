import fc from "fast-check";
import { expect, it } from "vitest";
import type { QuoteRequestId } from "../shared/id.ts";
import { missing } from "./contest-entry.ts";
import {
  balanceOf,
  type CommissionEntry,
  type EntryId,
  type NewEntry,
  reversalOf,
  type StatementId,
  standingAccrual,
} from "./entry.ts";
import { exampleEntry, exampleOperator } from "./examples.ts";
import type { StatementRead } from "./ports.ts";
import { relieve, writtenOff } from "./relief.ts";
import { type Settlement, settledOf, settlements } from "./settle-statement.ts";
import { listedKinds, openOf, type Statement, settlingEntry, statementOf } from "./statement.ts";

const { at, month, builderId } = exampleEntry;
const moment = { at, month };
const late = "2027-12-31";

/** A builder's commission in memory: the ledger, and statements with what they list. */
function createBook(taxBp: number) {
  const ledger: CommissionEntry[] = [];
  const statements = new Map<StatementId, Statement>();
  const lists = new Map<EntryId, StatementId>();
  const add = (entry: NewEntry): CommissionEntry => {
    const stored = { ...entry, id: `${ledger.length}` as EntryId };
    ledger.push(stored);
    return stored;
  };
  const ofJob = (job: number) => ledger.filter(({ requestId }) => requestId === `${job}`);
  const waiting = () =>
    ledger.filter(
      ({ id, kind, statementId }) =>
        listedKinds.some((listed) => listed === kind) && !statementId && !lists.has(id),
    );
  const reads = (): StatementRead[] =>
    [...statements.values()].map((statement) => ({
      statement,
      entries: ledger.filter(({ id }) => lists.get(id) === statement.id),
      since: ledger.filter(({ statementId }) => statementId === statement.id),
      contests: [],
    }));
  const relieveJob = (off: NewEntry) => {
    const relief = relieve(off, reads(), late);
    for (const statement of relief.statements) statements.set(statement.id, statement);
    for (const entry of relief.entries) add(entry);
    return relief;
  };
  return {
    ledger,
    statements,
    ofJob,
    waiting,
    reads,
    complete(job: number, amount: number) {
      const before = ofJob(job);
      if (standingAccrual(before)) return;
      const round = before.filter(({ kind }) => kind === "accrued").length + 1;
      const requestId = `${job}` as QuoteRequestId;
      add({ ...exampleEntry, amount, requestId, round });
    },
    reopen(job: number) {
      const accrued = standingAccrual(ofJob(job));
      if (accrued) add(reversalOf(accrued, ofJob(job), moment));
    },
    correct(job: number, amount: number) {
      const accrued = standingAccrual(ofJob(job));
      if (!accrued) return;
      const { id: reverses, ...facts } = accrued;
      add({ ...facts, kind: "adjusted", amount, reverses });
    },
    issue() {
      const entries = waiting();
      const id = `s${statements.size}` as StatementId;
      const made = statementOf(
        {
          entries,
          operator: { ...exampleOperator, taxBp },
          builder: { id: builderId, name: "Bea's", place: "", timeZone: "UTC" },
          terms: [{ dueDays: 30, contestDays: 14 }],
          month: moment.month,
          sequence: statements.size + 1,
        },
        { id, at: moment.at },
      );
      if (!made) return null;
      statements.set(id, made.statement);
      for (const entry of entries) lists.set(entry.id, id);
      if (made.taxed) add(made.taxed);
      return id;
    },
    settle(id: StatementId, kind: Settlement, amount: number) {
      const read = reads().find(({ statement }) => statement.id === id);
      const settled = read && settledOf(read, { kind, amount }, late);
      if (!read || !settled?.ok) return false;
      const change = read.statement.settled - settled.value.settled;
      add(settlingEntry(read.statement, { kind, amount: change, text: "T1", at: moment.at }));
      statements.set(id, settled.value);
      return true;
    },
    waive(job: number) {
      const accrued = standingAccrual(ofJob(job));
      const rest = accrued && reversalOf(accrued, ofJob(job), moment);
      return rest && rest.amount < 0 ? relieveJob({ ...rest, kind: "waived" }) : null;
    },
    decide(entry: CommissionEntry, amount: number) {
      const difference = missing(amount, entry, ofJob(Number(entry.requestId)));
      const { id: reverses, ...facts } = entry;
      const off = { ...facts, kind: "adjusted" as const, amount: difference, reverses };
      if (difference < 0) relieveJob(off);
      else if (difference > 0) add(off);
    },
  };
}

/** Two jobs at $100 and $50 with 10% tax on one statement of $165, of which some was settled. */
function billed(settlement?: Settlement, amount = 0) {
  const book = createBook(1000);
  book.complete(1, 100_00);
  book.complete(2, 50_00);
  const id = book.issue() as StatementId;
  if (settlement) expect(book.settle(id, settlement, amount)).toBe(true);
  return { ...book, statement: () => book.statements.get(id) as Statement, id };
}
const amounts = (entries: readonly NewEntry[]) =>
  entries.map(({ kind, amount, statementId }) => [kind, amount, statementId]);

it("what a waiver takes off is no longer due on the issued statement, whose total stays [U16]", () => {
  const { waive, statement, waiting, settle, id } = billed();
  expect(amounts(waive(1)?.entries ?? [])).toEqual([
    ["waived", -100_00, "s0"],
    ["taxed", -10_00, "s0"],
  ]);
  expect(statement()).toMatchObject({ total: 165_00, takenOff: 110_00, state: "overdue" });
  expect(openOf(statement())).toBe(55_00);
  expect(waiting()).toEqual([]);
  expect([settle(id, "paid", 55_01), settle(id, "refunded", 1)]).toEqual([false, false]);
  expect(settle(id, "paid", 55_00)).toBe(true);
  expect(statement().state).toBe("paid");
});

it("what was paid of it is a credit on the next statement, and nothing is credited twice [U12] [U16]", () => {
  const part = billed("paid", 130_00);
  expect(amounts(part.waive(1)?.entries ?? [])).toEqual([
    ["waived", -31_81, "s0"],
    ["taxed", -3_19, "s0"],
    ["waived", -68_19, null],
  ]);
  expect([openOf(part.statement()), part.statement().state]).toEqual([0, "paid"]);
  const whole = billed("paid", 165_00);
  expect(amounts(whole.waive(1)?.entries ?? [])).toEqual([["waived", -100_00, null]]);
  expect(whole.waive(1)).toBeNull();
  whole.issue();
  expect(whole.reads().map((read) => openOf(read.statement))).toEqual([0, -110_00]);
});

it("what was written off is taken off without a credit, since it was never paid [U16]", () => {
  const { waive, statement, ledger } = billed("written-off", 165_00);
  expect(amounts(waive(1)?.entries ?? [])).toEqual([
    ["waived", -100_00, "s0"],
    ["taxed", -10_00, "s0"],
    ["written-off", 110_00, "s0"],
  ]);
  expect(statement()).toMatchObject({ state: "closed", settled: 55_00, takenOff: 110_00 });
  expect([openOf(statement()), balanceOf(ledger)]).toEqual([0, 0]);
});

it("jobs that are waived one by one leave no cent of their tax due [U16]", () => {
  const book = createBook(825);
  for (const job of [1, 2, 3]) book.complete(job, 33_33);
  const id = book.issue() as StatementId;
  for (const job of [1, 2, 3]) book.waive(job);
  const statement = book.statements.get(id) as Statement;
  expect([openOf(statement), statement.state, balanceOf(book.ledger)]).toEqual([0, "paid", 0]);
});

const step = fc.record({
  act: fc.constantFrom("complete", "reopen", "correct", "issue", "settle", "waive", "decide"),
  job: fc.nat(4),
  cents: fc.integer({ min: 1, max: 300_00 }),
  kind: fc.constantFrom(...settlements),
  at: fc.nat(9),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function play(book: ReturnType<typeof createBook>, { act, job, cents, kind, at }: Step) {
  const all = book.reads();
  const read = all[at % Math.max(all.length, 1)];
  if (act === "complete") book.complete(job, cents);
  else if (act === "reopen") book.reopen(job);
  else if (act === "correct") book.correct(job, cents - 150_00);
  else if (act === "issue") book.issue();
  else if (act === "waive") book.waive(job);
  else if (act === "settle" && read) book.settle(read.statement.id, kind, cents);
  else if (act === "decide" && read) {
    const contested = read.entries.find(({ amount }) => amount > 0);
    if (contested) book.decide(contested, Math.min(cents, contested.amount));
  }
}

it("any steps replayed give the same statements; what is open on them and waits is the ledger's sum, and no debt below zero is overdue [U11] [U12] [U16]", () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.array(step, { maxLength: 60 }), (taxBp, steps) => {
      const [book, again] = [createBook(taxBp), createBook(taxBp)];
      for (const each of steps) {
        play(book, each);
        play(again, each);
        const open = book.reads().map((each) => {
          const { statement, entries, since } = each;
          expect(openOf(statement)).toBe(balanceOf([...entries, ...since]));
          if (statement.state === "overdue") expect(openOf(statement)).toBeGreaterThan(0);
          if (statement.total > 0) {
            expect(statement.settled - writtenOff(each)).toBeGreaterThanOrEqual(0);
            expect(openOf(statement)).toBeGreaterThanOrEqual(0);
          }
          expect(writtenOff(each)).toBeGreaterThanOrEqual(0);
          return openOf(statement);
        });
        const sum = open.reduce((total, each) => total + each, 0) + balanceOf(book.waiting());
        expect(sum).toBe(balanceOf(book.ledger));
      }
      expect([...again.statements]).toEqual([...book.statements]);
    }),
    { numRuns: 300 },
  );
});
