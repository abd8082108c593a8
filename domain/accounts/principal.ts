import type { BuilderProfileSummary } from "../shared/builder-summary.ts";
import type { BuilderId } from "../shared/id.ts";
import type { Reauthentication } from "./reauthentication/reauthentication.ts";
import type { User } from "./user.ts";

/** A caller without a session. */
export type Visitor = { kind: "visitor" };

/**
 * A signed-in person, read from the database on each request, so that changed permissions take
 * effect at once.
 */
export type Member = {
  kind: "member";
  user: User;
  builder: BuilderProfileSummary | null;
  reauthentication: Reauthentication;
};

/** The caller of a use case. Every use case that checks permission takes one. */
export type Principal = Visitor | Member;

export const visitor: Visitor = { kind: "visitor" };

/** Whether the principal is an admin who has a passkey and has not used it in this session. */
export function needsPasskey({ user, reauthentication }: Member): boolean {
  return (
    user.userType === "admin" && reauthentication.hasPasskey && reauthentication.way !== "passkey"
  );
}

/** An admin with a passkey counts as an admin only in a session that was verified with it. */
export function isAdmin(by: Principal): by is Member {
  return by.kind === "member" && by.user.userType === "admin" && !needsPasskey(by);
}

/** Whether the member's account is a builder's, with or without a profile. */
export function isBuilder(by: Principal): by is Member {
  return by.kind === "member" && by.user.userType === "builder";
}

/**
 * The profile of a caller with a builder account, if it is approved and public: only these callers
 * see other people's requests. Neither the account type nor the profile alone is enough.
 */
export function approvedBuilder(by: Principal): BuilderProfileSummary | null {
  if (!isBuilder(by) || by.builder?.reviewState !== "approved") return null;
  return by.builder.public ? by.builder : null;
}

/** The caller's own profile id, approved or not. */
export function ownBuilderId(by: Principal): BuilderId | undefined {
  return by.kind === "member" ? by.builder?.id : undefined;
}
