import { adminOf } from "../accounts/admin-of.ts";
import { approvedBuilder, type Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { StatementId } from "./entry.ts";
import type { StatementRead, StatementRepository } from "./ports.ts";
import type { NotABuilder, StatementNotFound } from "./refusals.ts";
import type { Statement, StatementState } from "./statement.ts";

type Needs = { statements: StatementRepository };

/** A builder reads their own statements, newest first. */
export function listOwnStatements({ statements }: Needs) {
  return async ({
    page,
    by,
  }: {
    page: PageRequest;
    by: Principal;
  }): Promise<Result<Page<Statement>, NotSignedIn | NotABuilder>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const builder = approvedBuilder(by);
    if (!builder) return refuse({ kind: "no-rates-for-you" });
    return ok(await statements.list({ builderId: builder.id, state: null }, page));
  };
}

type Listed = { state: StatementState | null; page: PageRequest; by: Principal };

/** An admin reads all statements, or those in a state, newest first. */
export function listStatements({ statements }: Needs) {
  return async ({
    state,
    page,
    by,
  }: Listed): Promise<Result<Page<Statement>, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    return admin.ok ? ok(await statements.list({ builderId: null, state }, page)) : admin;
  };
}

/** A statement's builder, or an admin, reads it. */
export function viewStatement({ statements }: Needs) {
  return async ({
    statementId,
    by,
  }: {
    statementId: StatementId;
    by: Principal;
  }): Promise<Result<StatementRead, NotSignedIn | StatementNotFound>> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const found = await statements.find(statementId);
    const isOwn = approvedBuilder(by)?.id === found?.statement.builderId;
    if (!found || !(isOwn || adminOf(by).ok)) return refuse({ kind: "statement-not-found" });
    return ok(found);
  };
}
