import { ApiError } from "../../app-server/contract/api-error.ts";
import type { Outcome } from "../../app-server/contract/problem.ts";

/** For actions: the call's answer, or the problem to show beside the form. */
export async function toOutcome<Value>(call: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { ok: true, value: await call };
  } catch (error) {
    if (error instanceof ApiError && error.problem) return { ok: false, problem: error.problem };
    throw error;
  }
}
