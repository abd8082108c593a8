import { asking } from "./read-database-facts.ts";

type CommissionHealth = {
  /** Ledger less kept sums, in cents. */
  difference: number;
  last: string | null;
  issuedAt: string | null;
  /** Entries from before this month that are on no statement, by the database's day in UTC. */
  unlisted: number;
};

/** The state of the commission, for an operator. */
export function readCommissionHealth(url: string, now: Date): Promise<CommissionHealth> {
  return asking(url, async (client) => {
    const { rows } = await client.query<CommissionHealth>(
      `select (select coalesce(sum(amount), 0) from commission_entry)::float8
           - (select coalesce(sum(amount), 0) from commission_sum)::float8 as difference,
         s.number as last, to_char(s.issued_at, 'YYYY-MM-DD') as "issuedAt",
         (select count(*) from commission_entry e
           where e.kind in ('accrued', 'reversed', 'adjusted', 'waived') and e.month < $1
             and e.statement_id is null
             and not exists (select from commission_statement_entry l where l.entry_id = e.id))::int as unlisted
       from (select 1) one left join (select number, issued_at from commission_statement
         order by year desc, sequence desc limit 1) s on true`,
      [now.toISOString().slice(0, 7)],
    );
    return rows[0] as CommissionHealth;
  });
}
