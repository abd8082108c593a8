import { createStatementFile, statementFileIn } from "../../adapters/erasures/statement-numbers.ts";
import { readCommissionHealth } from "../../adapters/postgres/operations/read-commission-health.ts";
import type { Check } from "./check.ts";

/** Checks the commission's sums, its last statement and the journal of statements' numbers. */
export async function checkCommission(url: string, dataDir: string, now: Date): Promise<Check> {
  const about = "commission";
  const { difference, last, issuedAt, unlisted } = await readCommissionHealth(url, now);
  const found = `last statement ${last ? `${last}, ${issuedAt}` : "none yet"}, ${unlisted} entries of earlier months without one`;
  if (difference !== 0)
    return {
      level: "fail",
      about,
      found: `the kept sums differ from the ledger by ${difference} cents`,
      todo: "find out who changed commission_sum; recount-commission puts it right at night",
    };
  const known = await createStatementFile(statementFileIn(dataDir)).read();
  if (last && known.length === 0)
    return {
      level: "fail",
      about,
      found: `${found}; no new ones are made, since DATA_DIR/statements.jsonl is missing`,
      todo: 'copy that file from where it was, or write the last number that you know into it: {"year":2027,"sequence":123}',
    };
  return { level: "ok", about, found };
}
