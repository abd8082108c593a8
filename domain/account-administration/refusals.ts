export type AccountNotFound = { kind: "account-not-found" };
/** Admins are demoted by the operator first. */
export type AdminNotSuspended = { kind: "admin-not-suspended" };
/** It is suspended already, or it is not. */
export type SuspensionUnchanged = { kind: "suspension-unchanged"; isSuspended: boolean };

export type AccountAdministrationRefusal =
  | AccountNotFound
  | AdminNotSuspended
  | SuspensionUnchanged;
