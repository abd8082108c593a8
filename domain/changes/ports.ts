import type { BuilderId, UserId } from "../shared/id.ts";

/**
 * Change tokens of the lists that people keep open; a token changes whenever its list does, and may
 * change without a reason. Each read takes a few rows along an index.
 */
export type ChangeLog = {
  /** Every request, and what waits for review. */
  ofAdmins(): Promise<string>;
  /** An account's own requests, with what came in for them. */
  ofUser(userId: UserId): Promise<string>;
  /** A builder's invitations, its offers, and what else could be quoted for. */
  ofBuilder(builderId: BuilderId): Promise<string>;
};
