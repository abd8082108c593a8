export type AccountNotFound = { kind: "account-not-found" };
/** An admin's account can't be suspended; the operator has to demote it first. */
export type AdminNotSuspended = { kind: "admin-not-suspended" };
/** The account is suspended already, or isn't suspended. */
export type SuspensionUnchanged = { kind: "suspension-unchanged"; isSuspended: boolean };

export type AccountAdministrationRefusal =
  | AccountNotFound
  | AdminNotSuspended
  | SuspensionUnchanged;
