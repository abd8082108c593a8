import { adminOf, provenAdminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../accounts/refusals.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import type { Operator, OperatorVersion } from "./operator.ts";
import type { StatementRepository } from "./ports.ts";
import type { RateVersionsChanged } from "./refusals.ts";

type Needs = { statements: StatementRepository; clock: Clock };

/** An admin reads who bills the commission. */
export function readOperator({ statements }: Needs) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<OperatorVersion, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    return admin.ok ? ok(await statements.findOperator()) : admin;
  };
}

type SetOperator = { seen: number; operator: Operator; by: Principal };

/** An admin sets who bills the commission, for statements from now on. */
export function setOperator({ statements, clock }: Needs) {
  return async ({
    seen,
    operator,
    by,
  }: SetOperator): Promise<
    Result<null, NotSignedIn | NotAllowed | ReauthenticationNeeded | RateVersionsChanged>
  > => {
    const now = clock.now();
    const admin = provenAdminOf(by, now);
    if (!admin.ok) return admin;
    const setBy = admin.value.user.id;
    const audit = {
      actorId: setBy,
      action: "commission.operator-set",
      detail: { version: seen + 1 },
    };
    try {
      await statements.addOperator({ version: seen + 1, operator }, { setBy, at: now, audit });
    } catch (error) {
      if (error instanceof StaleWriteError) return refuse({ kind: "rate-versions-changed" });
      throw error;
    }
    return ok(null);
  };
}
