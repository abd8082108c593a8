import { sql } from "kysely";

/**
 * The number of a builder's statement that is overdue for more than 60 days, where the operator
 * doesn't ask such builders; null: none.
 */
export const owesFact = (builderId: string, now: Date) => sql<string | null>`(
  select s.number from commission_statement s
    where s.builder_id = ${sql.ref(builderId)} and s.state = 'overdue' and s.total > s.settled + s.taken_off
      and s.due_on::date < (${now}::timestamptz)::date - 60
      and (select operator -> 'stopWhenOverdue' from commission_operator order by version desc limit 1) = 'true'
    order by s.due_on limit 1)`;
