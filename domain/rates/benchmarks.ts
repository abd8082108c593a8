import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { unlessAdmin } from "../accounts/unless-admin.ts";
import type { Benchmark } from "../offers/benchmark.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { RateRepository } from "./ports.ts";

type Needs = { rates: RateRepository };

/** Everyone signed in reads the operator's usual prices, each with its source. */
export function listBenchmarks({ rates }: Needs) {
  return async ({ by }: { by: Principal }): Promise<Result<Benchmark[], NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    return ok(await rates.listBenchmarks());
  };
}

type Save = { benchmarks: readonly Benchmark[]; by: Principal };

/** An admin replaces all of them. */
export function saveBenchmarks({ rates }: Needs) {
  return async ({
    benchmarks,
    by,
  }: Save): Promise<Result<Benchmark[], NotSignedIn | NotAllowed>> => {
    const refusal = unlessAdmin(by);
    if (refusal || by.kind === "visitor") return refuse(refusal ?? { kind: "not-signed-in" });
    const detail = { count: benchmarks.length };
    await rates.replaceBenchmarks(benchmarks, {
      ...{ actorId: by.user.id, action: "benchmarks.saved", detail },
    });
    return ok([...benchmarks]);
  };
}
