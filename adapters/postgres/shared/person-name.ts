import { type Expression, type RawBuilder, sql } from "kysely";

/** A person's name, else their address. */
export function personName(
  firstName: Expression<string | null>,
  lastName: Expression<string | null>,
  email: Expression<string | null>,
): RawBuilder<string | null> {
  return sql`coalesce(nullif(trim(concat_ws(' ', ${firstName}, ${lastName})), ''), ${email})`;
}
