import type { BuilderId, UserId } from "../shared/id.ts";

/**
 * Change tokens of the lists that people keep open. A token changes whenever its list does, and
 * possibly more often. Each read takes a few rows of an index.
 */
export type ChangeLog = {
  /** All requests, and everything that awaits review. */
  ofAdmins(): Promise<string>;
  /** An account's own requests and what was sent to them. */
  ofUser(userId: UserId): Promise<string>;
  /** A builder's invitations and offers, and the requests they could join. */
  ofBuilder(builderId: BuilderId): Promise<string>;
};
