import { openDatabase } from "../../../adapters/postgres/server/orm.ts";
import { runSql } from "../../../adapters/postgres/test/test-sql.ts";
import { exampleOperator } from "../../../domain/commission/examples.ts";

/**
 * Gives the sample builder a paid, an overdue, a contested and an issued statement and a credit, with their jobs, and one
 * job that no statement has yet. Returns the numbers, newest first.
 */
export async function billBuilder(databaseUrl: string, now: Date): Promise<string[]> {
  const orm = openDatabase(databaseUrl, { applicationName: "boothwright test", poolSize: 1 });
  const sql = <Row extends object>(text: string, values: unknown[]) =>
    runSql<Row>(orm.em.fork(), text, values);
  try {
    await sql(entries, [now]);
    const rows = await sql<{ number: string }>(statements, [now, JSON.stringify(exampleOperator)]);
    await sql(contest, [now]);
    await sql(sums, []);
    return rows.map(({ number }) => number);
  } finally {
    await orm.close();
  }
}

const builder = `(select b.id from builder b join users u on u.id = b.user_id where u.email = 'builder@example.com')`;

/** `ago`: months. */
const entries = `
  insert into commission_entry (at, month, builder_id, builder_name, request_id, kind, amount, rate_bp, is_repeat, base_cents, left_out_cents, version, text, round)
    select moment, to_char(moment, 'YYYY-MM'), b.id, b.name, gen_random_uuid(), kind, amount, rate_bp, rate_bp < 500, base, left_out, 1, show, 1
    from builder b, (values
      (5, 'International Manufacturing Technology Show 2026', 'accrued', 468750, 500, 9375000, 640000),
      (4, 'PACK EXPO International 2026', 'accrued', 187500, 200, 9375000, 0),
      (4, 'RSNA 2026', 'accrued', 210000, 500, 4200000, 0),
      (3, 'RSNA 2026', 'adjusted', -250000, 500, 3700000, 0),
      (2, 'CES 2027', 'accrued', 1223456, 500, 24469120, 1200000),
      (1, 'Hannover Messe', 'accrued', 96000, 200, 4800000, 0),
      (0, 'HIMSS 2027', 'accrued', 150000, 500, 3000000, 0)
    ) as e (ago, show, kind, amount, rate_bp, base, left_out),
    lateral (select $1::timestamptz - make_interval(months => ago) as moment) m
    where b.id = ${builder} order by moment`;

const statements = `
  with s as (
    insert into commission_statement (year, sequence, number, builder_id, month, issued_at, due_on, contest_until, net, tax_bp, tax, total, settled, contested, state, reminders, legal)
      select 2020, 6 - ago, '2020-00000' || (6 - ago), b.id, month, issued, to_char(issued + interval '30 days', 'YYYY-MM-DD'),
        to_char(issued + interval '200 days', 'YYYY-MM-DD'), net, 0, 0, net, case v.state when 'paid' then net else 0 end,
        case v.state when 'contested' then net else 0 end, v.state, 3, jsonb_build_object('operator', $2::jsonb, 'builder',
        jsonb_build_object('name', b.name, 'place', 'Chicago, IL'))
      from builder b, (values (5, 'paid'), (4, 'overdue'), (3, 'issued'), (2, 'contested'), (1, 'issued')) as v (ago, state),
      lateral (select to_char($1::timestamptz - make_interval(months => ago), 'YYYY-MM') as month,
        date_trunc('month', $1::timestamptz - make_interval(months => ago - 1)) + interval '9 hours' as issued) m,
      lateral (select sum(e.amount) as net from commission_entry e where e.builder_id = b.id and e.month = m.month) n
      where b.id = ${builder} returning id, builder_id, month, number),
  listed as (
    insert into commission_statement_entry (entry_id, statement_id)
      select e.id, s.id from s join commission_entry e using (builder_id, month) returning entry_id)
  select number from s order by number desc`;

const contest = `
  insert into commission_contest (statement_id, entry_id, builder_id, code, text, at, by)
    select l.statement_id, l.entry_id, s.builder_id, 'other-amount', 'The island lost its second story in May, and the bill is $12,000 less.', $1, u.id
    from commission_statement s join commission_statement_entry l on l.statement_id = s.id, users u
    where s.state = 'contested' and u.email = 'builder@example.com'`;

const sums = `
  insert into commission_sum (builder_id, month, kind, builder_name, amount, entries)
    select builder_id, month, kind, max(builder_name), sum(amount), count(*) from commission_entry group by 1, 2, 3`;
