import { expect, test } from "vitest";
import { exampleRates } from "../domain/commission/examples.ts";
import { dayMs } from "../domain/shared/time/time-units.ts";
import { openCommission } from "./test/open-commission.ts";

test("a year of jobs: rates that change, a contest, a write-off, a payment and a restore leave every entry on one statement and every sum right [U08] [U12] [U13] [U16] [U30]", async () => {
  const commission = await openCommission({}, { taxBp: 825 });
  const { app, acceptedJob, freshPeople } = commission;
  let { builder, admin } = commission;
  try {
    const chores = async () => {
      await app.newCore().commission.issueStatements();
      await app.newCore().commission.followStatements();
    };
    const setRates = (seen: number, rateBp: number) =>
      admin.send("PUT", "/api/admin/commission/rates", {
        seen,
        params: { ...exampleRates, rateBp, repeatRateBp: Math.min(rateBp, 200) },
      });
    const numbers: string[] = [];
    for (let month = 0; month < 12; month += 1) {
      ({ builder, admin } = await freshPeople());
      if (month === 4) expect((await setRates(1, 800)).status).toBe(200);
      const { body: own } = await builder.get("/api/commission/agreement");
      if (!own.isAgreed) {
        const { version } = own.rates;
        await builder.send("POST", "/api/commission/agreement", { version });
      }
      for (let job = 0; job < 2; job += 1) {
        const { requestId } = await acceptedJob(10_000_00 + month * 100_00 + job);
        const act = (what: string) =>
          admin.send("POST", `/api/admin/quotes/${requestId}/${what}`, {});
        expect((await act("complete")).status).toBe(200);
        if (job === 1 && month % 3 === 0) expect((await act("reopen")).status).toBe(200);
      }
      app.clock.advance(31 * dayMs);
      await chores();
      ({ builder, admin } = await freshPeople());
      const { body: listed } = await builder.get("/api/statements");
      const [latest] = listed.statements;
      if (!latest || numbers.includes(latest.number)) continue;
      numbers.push(latest.number);
      const settle = (kind: string, amount: number) =>
        admin.send("POST", "/api/admin/commission/payments", {
          statementId: latest.id,
          kind,
          amount,
          day: app.clock.now().toISOString().slice(0, 10),
          reference: `M${month}`,
          idempotencyKey: `${kind}-${month}`,
        });
      if (month === 2) {
        const path = `/api/statements/${latest.id}`;
        const [entry] = (await builder.get(path)).body.entries;
        const contest = { entryId: entry.id, code: "other-amount", text: "Less" };
        expect((await builder.send("POST", `${path}/contest`, contest)).status).toBe(200);
        const { contests } = (await admin.get("/api/admin/commission/contests")).body;
        const decide = `/api/admin/commission/contests/${contests[0].id}/decide`;
        const decision = { amount: entry.amount - 10_00, words: "Right" };
        expect((await admin.send("POST", decide, decision)).status).toBe(200);
      }
      const { open } = (await builder.get(`/api/statements/${latest.id}`)).body;
      if (month === 5) expect((await settle("written-off", open)).status).toBe(200);
      else if (month !== 8) expect((await settle("paid", open)).status).toBe(200);
      if (month === 9) {
        // as a backup from before this statement, which no builder's entry may lose
        await app.sql("delete from commission_statement_entry where statement_id = $1", [
          latest.id,
        ]);
        await app.sql("delete from commission_statement where id = $1", [latest.id]);
        await chores();
        const { body: again } = await builder.get("/api/statements");
        expect(numbers).not.toContain(again.statements[0].number);
        numbers.push(again.statements[0].number);
      }
    }
    expect(numbers.length).toBeGreaterThanOrEqual(11);
    expect(new Set(numbers).size).toBe(numbers.length);
    const [sums] = await app.sql<Record<string, string | number>>(
      `select (select sum(amount) from commission_entry) - (select sum(amount) from commission_sum) as difference,
         (select count(*) from commission_entry e where kind in ('accrued', 'reversed', 'adjusted', 'waived')
           and month < to_char($1::timestamptz, 'YYYY-MM') and statement_id is null
           and not exists (select from commission_statement_entry l where l.entry_id = e.id)) as left,
         (select count(*) from commission_statement s where net <> (select sum(e.amount) from commission_entry e
           join commission_statement_entry l on l.entry_id = e.id where l.statement_id = s.id)
             or total - settled - taken_off <> net + (select coalesce(sum(e.amount), 0) from commission_entry e
               where e.statement_id = s.id)) as wrong`,
      [app.clock.now()],
    );
    expect(Object.values(sums ?? {}).map(Number)).toEqual([0, 0, 0]);
  } finally {
    await app.close();
  }
});
