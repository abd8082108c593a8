import { sql } from "kysely";

/** Whether a statement is overdue for more than 60 days. */
export const isLongOverdue = (now: Date) => sql<boolean>`state = 'overdue'
  and total > settled + taken_off and due_on::date < (${now}::timestamptz)::date - 60`;

/**
 * The number of a builder's statement that is overdue for more than 60 days, where the operator
 * doesn't ask such builders; null: none.
 */
export const owesFact = (builderId: string, now: Date) => sql<string | null>`(
  select min(number) from commission_statement
    where builder_id = ${sql.ref(builderId)} and ${isLongOverdue(now)}
      and (select operator -> 'stopWhenOverdue' from commission_operator order by version desc limit 1) = 'true')`;
