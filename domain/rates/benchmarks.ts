import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { Benchmark } from "../offers/benchmark.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { contentVersion } from "../shared/writes/content-version.ts";
import type { RateRepository } from "./ports.ts";
import type { Versioned } from "./show-services.ts";

type Needs = { rates: RateRepository };
type Listed = Versioned<{ benchmarks: Benchmark[] }>;

/** A signed-in caller reads the operator's benchmark prices, each with its source. */
export function listBenchmarks({ rates }: Needs) {
  return async ({ by }: { by: Principal }): Promise<Result<Listed, NotSignedIn>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const benchmarks = await rates.listBenchmarks();
    return ok({ benchmarks, version: contentVersion(benchmarks) });
  };
}

type Save = {
  benchmarks: readonly Benchmark[];
  /** The version that the admin read, if given. */
  seen?: string | undefined;
  by: Principal;
};

/** An admin replaces all benchmarks. Throws StaleWriteError when another admin did so first. */
export function saveBenchmarks({ rates }: Needs) {
  return async ({
    benchmarks,
    seen,
    by,
  }: Save): Promise<Result<Listed, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const detail = { count: benchmarks.length };
    const audit = { actorId: admin.value.user.id, action: "benchmarks.saved", detail };
    await rates.replaceBenchmarks(benchmarks, { audit, seen });
    return ok({ benchmarks: [...benchmarks], version: contentVersion(benchmarks) });
  };
}
