import type { BuilderId, UserId } from "../shared/id.ts";

/**
 * Tells that something changed, not what: another text after every change of the lists that somebody looks at. Each reads
 * a few rows along an index, however much there is. It may change without a reason, and never stays when there is one.
 */
export type ChangeLog = {
  /** Every request, and what waits for review. */
  ofAdmins(): Promise<string>;
  /** An account's own requests, with what came in for them. */
  ofUser(userId: UserId): Promise<string>;
  /** A builder's invitations, its offers, and what else could be quoted for. */
  ofBuilder(builderId: BuilderId): Promise<string>;
};
