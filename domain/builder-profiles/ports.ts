import type { BuilderId } from "../shared/id.ts";
import type { BuilderProfile, BuilderProfileSummary } from "./builder-profile.ts";

/** A builder who may be invited, with the address its invitations go to: the account's, else the business contact's. */
export type AssignableBuilder = BuilderProfileSummary & { invitationEmail: string | null };

/** Where builder profiles are kept. */
export type BuilderProfileRepository = {
  /** Those of the ids that exist, in no order, approved or not. */
  findMany(ids: readonly BuilderId[]): Promise<AssignableBuilder[]>;

  /** Approved and public, by name; at most 10,000. */
  listApproved(): Promise<BuilderProfile[]>;

  countApproved(): Promise<number>;
};
