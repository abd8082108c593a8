import type { Principal } from "../../domain/accounts/principal.ts";
import type { IdempotencyKey } from "../../domain/quotes/ports.ts";
import type { QuoteRequestForm } from "../../domain/quotes/quote-request-form.ts";
import type { System } from "./system.ts";

/** People's keys do not meet: each account has its own, and so have all visitors together. */
export function idempotencyKey(
  hash: System["hash"],
  { key, form, by }: { key: string; form: QuoteRequestForm; by: Principal },
): IdempotencyKey {
  const scope = `quote-request/${by.kind === "member" ? by.user.id : "visitor"}`;
  // the validated form lists its fields in a fixed order
  const bodyHash = hash(JSON.stringify(form));
  return { scope, key, bodyHash };
}
