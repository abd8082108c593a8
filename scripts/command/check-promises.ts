import { readPromiseHealth } from "../../adapters/postgres/operations/read-promise-health.ts";
import type { Check } from "./check.ts";

const lateSeconds = 300;

/**
 * Checks the policy, the evaluations and the ledger of promises. The database must have all
 * migrations. For a copy, whose evaluations wait, none counts as late.
 */
export async function checkPromises(url: string, now: Date, isCopy: boolean): Promise<Check[]> {
  const about = "promise";
  const { changedRow, wrongSeal, incomplete, lastSeal, rows, ...health } = await readPromiseHealth(
    url,
    now,
  );
  const { mode, policyVersion, lastEvaluationAt, overdueSeconds } = health;
  const evaluated = lastEvaluationAt
    ? `last evaluation ${lastEvaluationAt.toISOString()}`
    : "nothing evaluated yet";
  const found = `mode ${mode ?? "suggest"}, policy ${policyVersion ?? 1}, ${evaluated}`;
  const late = Math.round((overdueSeconds ?? 0) / 60);
  const isLate = !isCopy && (overdueSeconds ?? 0) > lateSeconds;
  const sealed = `${rows} rows recomputed, last seal ${lastSeal ?? "none yet"}`;
  const ledger = health.hasOutdatedFigures
    ? `${sealed}; its figures were counted by another version and are counted again with the next seal`
    : sealed;
  const isWhole = changedRow === null && wrongSeal === null && incomplete === 0;
  return [
    isLate
      ? {
          level: "warn",
          about,
          found: `${found}; an evaluation has been due for ${late} minutes`,
          todo: "start a worker, or a server with RUN_WORKER=true, and look at its log",
        }
      : { level: "ok", about, found },
    isWhole
      ? { level: "ok", about: "ledger", found: ledger }
      : {
          level: "fail",
          about: "ledger",
          found:
            changedRow !== null
              ? `row ${changedRow} was changed`
              : wrongSeal !== null
                ? `the seal of ${wrongSeal} doesn't match its rows`
                : `rows of ${incomplete} requests are gone`,
          todo: "compare it with a backup and with the published seals, and find out who owns the tables",
        },
  ];
}
