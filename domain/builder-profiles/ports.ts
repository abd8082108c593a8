import type { AuditEntry } from "../shared/audit-entry.ts";
import type { BuilderProfileSummary } from "../shared/builder-summary.ts";
import type { BuilderId, UserId } from "../shared/id.ts";
import type { BuilderFilter } from "./builder-filter.ts";
import type { BuilderProfile } from "./builder-profile.ts";
import type {
  BuilderQuery,
  BuilderTotals,
  BuiltThere,
  CountedBuilders,
  NetworkRegion,
} from "./builder-search.ts";
import type { BuilderCapacity } from "./capacity/builder-capacity.ts";
import type {
  BuilderWithWork,
  ExhibitBuilder,
  FoundBuilder,
  ViewedBuilder,
} from "./listed-builder.ts";
import type { MyProfile } from "./my-profile/my-profile.ts";
import type { Punctuality } from "./shown-rating.ts";
import type { KnownPlaces, NamedPlaces, Whereabouts } from "./wanted/whereabouts.ts";

/** A builder who may be invited, with the address its invitations go to: the account's, else the business contact's. */
export type AssignableBuilder = BuilderProfileSummary &
  Pick<
    BuilderProfile,
    keyof Punctuality | "rating" | "reviewCount" | "ratingSource" | "city" | "state" | "country"
  > & {
    invitationEmail: string | null;
    /** Null: the builder hasn't stated it. */
    capacity: BuilderCapacity | null;
  };

/** A builder in a list to choose from: name and place. */
export type ListedName = Pick<BuilderProfile, "id" | "name" | "city" | "country">;

/** Stores builder profiles. "Listed" is approved and public; lists are ordered featured first, then by rating. */
export type BuilderProfileRepository = {
  /** The builders with these ids that exist, unordered, approved or not. */
  findMany(ids: readonly BuilderId[]): Promise<AssignableBuilder[]>;

  /** Names of the builders with these ids that exist, unordered, approved or not. */
  findNames(ids: readonly BuilderId[]): Promise<Pick<BuilderProfile, "id" | "name">[]>;

  /** The listed builders with these ids and their latest published projects, unordered. */
  listWithWork(ids: readonly BuilderId[]): Promise<BuilderWithWork[]>;

  /** The builder in any state, with its published pictures. */
  find(id: BuilderId): Promise<ViewedBuilder | null>;

  /**
   * Listed builders whose name contains `text`, by name; all of them for an empty text. Cost is
   * bounded: texts of one or two letters search only the first 5,000 names, and a text found in
   * more than 1,000 names returns some of them.
   */
  listNames(wanted: { text: string; limit: number }): Promise<ListedName[]>;

  /** One page of the listed builders that match. */
  search(query: BuilderQuery): Promise<FoundBuilder[]>;

  /** Looks up the filter's place and show in the calendar and in published projects. */
  findPlaces(named: NamedPlaces): Promise<KnownPlaces>;

  /**
   * The number of matches, and the options of every filter: the hundred most frequent plus the
   * chosen one. Team sizes are ordered by number, all else alphabetically.
   */
  count(filter: BuilderFilter, where: Whereabouts): Promise<CountedBuilders>;

  /** The number of matches, counted up to 10,001. */
  countMatches(filter: BuilderFilter, where: Whereabouts): Promise<number>;

  /**
   * Counts the matches' booths at the wanted show or place, of the wanted type and size; at most
   * 10,000.
   */
  countBuilt(filter: BuilderFilter, where: Whereabouts): Promise<BuiltThere>;

  readTotals(): Promise<BuilderTotals>;

  /** One page of the listed builders, as small cards. */
  listCards(slice: { offset: number; limit: number }): Promise<ExhibitBuilder[]>;

  /** Other listed builders of the same region, most specialties in common first. */
  listSimilar(id: BuilderId, limit: number): Promise<ExhibitBuilder[]>;

  /** The regions with the most listed builders. */
  listRegions(limits: { regions: number; cities: number }): Promise<NetworkRegion[]>;

  /** The profile of an account, in any state. */
  findOwn(userId: UserId): Promise<MyProfile | null>;

  /**
   * Stores the owner's edit and enqueues its review. `before` is what the edit was based on, null
   * for a new profile; throws StaleWriteError when that is not what is stored.
   */
  saveOwn(change: {
    profile: MyProfile;
    before: MyProfile | null;
    audit: AuditEntry;
  }): Promise<void>;

  /** Hours, times away and limits of a builder; null: none stored. */
  findCapacity(id: BuilderId): Promise<BuilderCapacity | null>;

  /** Replaces the stored capacity. The builder must exist. */
  saveCapacity(change: {
    builderId: BuilderId;
    capacity: BuilderCapacity;
    at: Date;
    audit: AuditEntry;
  }): Promise<void>;

  /** Changes with everything that lists of builders show. Constant cost. */
  version(): Promise<string>;
};
