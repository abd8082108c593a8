import type { AccountEvent } from "../accounts/account-event.ts";
import type { BuilderProfile } from "../builder-profiles/builder-profile.ts";
import type { Message } from "../messages/ports.ts";
import type { BuilderInviteId, UserId } from "../shared/id.ts";
import type { KnownBuilder, PlannedImport } from "./import/plan-import.ts";
import type { BuilderInvite, NamedInvite } from "./invite/builder-invite.ts";
import type { SupplySize, SupplyType } from "./supply-types.ts";

/** A city where booths are wanted, as the calendar has it. */
export type SupplyPlace = { city: string; state: string | null; region: string | null };

/** A city with shows that haven't ended. */
export type CityOnCalendar = SupplyPlace & {
  shows: number;
  /** The show that comes next. */
  nextShow: string;
};

/** Names that find builders in a city, folded; and how builders write its part of the world. */
export type WantedPlace = { areas: string[]; regions: string[] };

/** A builder builds the type when one of the signs is in a specialty, a service or a past project's type. */
export type WantedType = { type: SupplyType; signs: string[] };

/** The dollars that a booth of the size usually costs. */
export type WantedSize = { size: SupplySize; minimum: number; maximum: number | null };

/** Builders that can be asked in a city, for a type and size. */
export type SupplyCount = {
  /** Index of the place. */
  place: number;
  type: SupplyType;
  size: SupplySize;
  /** At home there, or covering it. */
  local: number;
  /** Elsewhere in the same part of the world. */
  traveling: number;
};

/** A condition that a builder does not meet at one place, for a type and a size. */
export const misses = [
  "pending-review",
  "hidden",
  "unreachable",
  "away",
  "place",
  "type",
  "budget",
] as const;
export type Miss = (typeof misses)[number];

export type NearBuilder = Pick<BuilderProfile, "id" | "name" | "city" | "country"> & { miss: Miss };

/** Counts builders by where and what they build. Listed, reachable and not away or paused on the day are those who can be asked. */
export type SupplyRepository = {
  /** Cities of shows that haven't ended by the day, the one with most shows first. */
  listCities(today: string, limit: number): Promise<CityOnCalendar[]>;
  /** One statement, whatever the number of places, types and sizes. Combinations without a builder are left out. */
  count(wanted: {
    places: WantedPlace[];
    types: WantedType[];
    sizes: WantedSize[];
    today: string;
  }): Promise<SupplyCount[]>;
  /** Builders that lack just one thing, those of the place first. Declined ones are left out. */
  listNear(wanted: {
    place: WantedPlace;
    type: WantedType;
    size: WantedSize;
    today: string;
    limit: number;
  }): Promise<NearBuilder[]>;
};

/** The store of imported builders. */
export type BuilderImports = {
  /** Builders in any state with one of these email addresses or names, in any case. */
  listKnown(wanted: { emails: string[]; names: string[] }): Promise<KnownBuilder[]>;
  /**
   * Stores all of it in one transaction, with an audit line for each builder; what waits for a review is queued. Throws
   * StaleWriteError when a builder to change is not as it was read.
   */
  save(
    change: Pick<PlannedImport, "created" | "changed"> & { at: Date; actorId: UserId },
  ): Promise<void>;
};

/** The store of invites of builders. Each change is audited. */
export type BuilderInvites = {
  /** Stores it with its letter, and takes back open ones to the same address. */
  create(change: { invite: BuilderInvite; letter: Message }): Promise<void>;
  /** The latest first. */
  list(limit: number): Promise<NamedInvite[]>;
  findByToken(tokenHash: string): Promise<NamedInvite | null>;
  /** False when it isn't open. */
  revoke(change: { id: BuilderInviteId; at: Date; actorId: UserId }): Promise<boolean>;
  /**
   * Uses it, once, gives its profile to the event's account, and makes the account a builder's. The event is stored only
   * when it was not (`switched`). `done` also when the same account used it before. `own-profile`: the account has one
   * already; the invite stays open. Throws StaleWriteError when a change at the same time was first.
   */
  accept(change: {
    tokenHash: string;
    event: AccountEvent;
  }): Promise<"done" | "switched" | "gone" | "own-profile" | "admin">;
};
