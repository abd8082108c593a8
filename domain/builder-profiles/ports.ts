import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderProfileSummary } from "../shared/builder-summary.ts";
import type { BuilderId, UserId } from "../shared/id.ts";
import type { BuilderFilter } from "./builder-filter.ts";
import type { BuilderProfile } from "./builder-profile.ts";
import type {
  BuilderQuery,
  BuilderTotals,
  CountedBuilders,
  NetworkRegion,
} from "./builder-search.ts";
import type { ExhibitBuilder, ListedBuilder, ViewedBuilder } from "./listed-builder.ts";
import type { OwnProfile } from "./my-profile/own-profile.ts";

/** A builder who may be invited, with the address its invitations go to: the account's, else the business contact's. */
export type AssignableBuilder = BuilderProfileSummary &
  Pick<BuilderProfile, "rating" | "reviewCount"> & { invitationEmail: string | null };

/** A builder in a list to choose from: who, and where. */
export type ListedName = Pick<BuilderProfile, "id" | "name" | "city" | "country">;

/** Where builder profiles are kept. Listed is approved and public; lists of these are featured first, then by rating. */
export type BuilderProfileRepository = {
  /** Those of the ids that exist, in no order, approved or not. */
  findMany(ids: readonly BuilderId[]): Promise<AssignableBuilder[]>;

  /** In any state, with its published pictures. */
  find(id: BuilderId): Promise<ViewedBuilder | null>;

  /**
   * Listed ones whose name holds a text, by name; without a text all of them. It costs the same however many there are:
   * under three letters it looks through the first 5,000 names, and of what more than 1,000 names hold it knows some.
   */
  listNames(wanted: { text: string; limit: number }): Promise<ListedName[]>;

  countApproved(): Promise<number>;

  /** A stretch of the listed ones that are wanted. */
  search(query: BuilderQuery): Promise<ListedBuilder[]>;

  /**
   * How many are wanted, and the values to choose from in every dimension: the hundred most frequent, and the one chosen.
   * Team sizes go by their number, everything else by the alphabet.
   */
  count(filter: BuilderFilter): Promise<CountedBuilders>;

  readTotals(): Promise<BuilderTotals>;

  /** A stretch of the listed ones, as small cards. */
  listCards(stretch: { offset: number; limit: number }): Promise<ExhibitBuilder[]>;

  /** Other listed ones of the same region, those with most specialties in common first. */
  listSimilar(id: BuilderId, limit: number): Promise<ExhibitBuilder[]>;

  /** The regions with most listed builders. */
  listRegions(limits: { regions: number; cities: number }): Promise<NetworkRegion[]>;

  /** The profile of an account, in any state. */
  findOwn(userId: UserId): Promise<OwnProfile | null>;

  /**
   * Stores what its owner changed, and puts it before the admins. `before` is what the change was made from, null for a
   * new profile: throws StaleWriteError when that is not what is stored.
   */
  saveOwn(change: {
    profile: OwnProfile;
    before: OwnProfile | null;
    audit: AuditEntry;
  }): Promise<void>;

  /** Another text after every change of what a list of builders shows, at no cost that grows. */
  version(): Promise<string>;
};
