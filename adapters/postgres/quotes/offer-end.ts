import { type RawBuilder, sql } from "kysely";

/**
 * East of UTC a last day ends up to this much earlier, which index ranges on `valid_until` have to
 * include.
 */
export const earliestLag = sql`interval '14 hours'`;

/**
 * The end of quote `r`, as `endOfOffer` computes it: its moment, or the end of its last day in the
 * exhibitor's time zone.
 */
export const offerEnd: RawBuilder<Date> = sql`(r.valid_until + case when (r.valid_until at time zone 'UTC')::time = '23:59:59' then r.last_day_lag_ms else 0 end * interval '1 millisecond')`;
