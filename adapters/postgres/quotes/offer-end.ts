import { type RawBuilder, sql } from "kysely";

/** East of UTC a last day ends up to so much earlier: what a range of the index on `valid_until` has to reach. */
export const earliestLag = sql`interval '14 hours'`;

/** The end of the quote `r`, as `endOfOffer` computes it: its moment, else its last day where the exhibitor is. */
export const offerEnd: RawBuilder<Date> = sql`(r.valid_until + case when (r.valid_until at time zone 'UTC')::time = '23:59:59' then r.last_day_lag_ms else 0 end * interval '1 millisecond')`;
