import type { AccountEvent } from "../accounts/account-event.ts";
import type { BuilderProfile } from "../builder-profiles/builder-profile.ts";
import type { Message } from "../messages/ports.ts";
import type { BuilderInviteId, UserId } from "../shared/id.ts";
import type { KnownBuilder, PlannedImport } from "./import/plan-import.ts";
import type { BuilderInvite, NamedInvite } from "./invite/builder-invite.ts";
import type { SupplySize, SupplyType } from "./supply-types.ts";

/** A city where booths are wanted, as the calendar spells it. */
export type SupplyPlace = { city: string; state: string | null; region: string | null };

/** A city of shows that haven't ended. */
export type CityOnCalendar = SupplyPlace & {
  shows: number;
  /** Title of the next show. */
  nextShow: string;
  /** Its first day as YYYY-MM-DD; null while no show there has dates. */
  nextDay: string | null;
};

/** Folded names by which builders cover a city, and spellings of its part of the world. */
export type WantedPlace = { areas: string[]; regions: string[] };

/**
 * A builder builds the type when a specialty, a service or a past project's type contains one of
 * the signs.
 */
export type WantedType = { type: SupplyType; signs: string[] };

/** Usual cost of a booth of the size, in whole dollars. */
export type WantedSize = { size: SupplySize; minimum: number; maximum: number | null };

/** Number of available builders for a city, type and size. */
export type SupplyCount = {
  /** Index in the given places. */
  place: number;
  type: SupplyType;
  size: SupplySize;
  /** Builders based there or covering it. */
  local: number;
  /** Builders elsewhere in the same part of the world. */
  traveling: number;
};

/** Conditions that a builder may miss at a place, for a type and a size. */
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

/**
 * Counts builders by where and what they build. Available builders are listed, reachable, and
 * neither away nor paused on the day.
 */
export type SupplyRepository = {
  /** Cities of shows that haven't ended by `today`, most shows first. */
  listCities(today: string, limit: number): Promise<CityOnCalendar[]>;
  /**
   * Counts in one statement, whatever the number of places, types and sizes. Combinations without a
   * builder are left out.
   */
  count(wanted: {
    places: WantedPlace[];
    types: WantedType[];
    sizes: WantedSize[];
    today: string;
  }): Promise<SupplyCount[]>;
  /**
   * Builders that miss just one condition, those of the place first. Declined builders are left
   * out.
   */
  listNear(wanted: {
    place: WantedPlace;
    type: WantedType;
    size: WantedSize;
    today: string;
    limit: number;
  }): Promise<NearBuilder[]>;
};

/** Stores imported builders. */
export type BuilderImports = {
  /** Builders in any state with one of these email addresses or names, ignoring case. */
  listKnown(wanted: { emails: string[]; names: string[] }): Promise<KnownBuilder[]>;
  /**
   * Stores all builders in one transaction, with an audit line each, and queues reviews. Throws
   * StaleWriteError when a builder to change has changed since it was read.
   */
  save(
    change: Pick<PlannedImport, "created" | "changed"> & { at: Date; actorId: UserId },
  ): Promise<void>;
};

/** Stores invites of builders. Each change is audited. */
export type BuilderInvites = {
  /** Stores the invite with its email, and revokes open ones to the same address. */
  create(change: { invite: BuilderInvite; letter: Message }): Promise<void>;
  /** Latest first. */
  list(limit: number): Promise<NamedInvite[]>;
  findByToken(tokenHash: string): Promise<NamedInvite | null>;
  /** Revokes an invite. False when it isn't open. */
  revoke(change: { id: BuilderInviteId; at: Date; actorId: UserId }): Promise<boolean>;
  /**
   * Accepts the invite, once: gives its profile to the event's account and makes the account a
   * builder's. The event is stored only if the type changed (`switched`). `done` also when the same
   * account accepted it before. `own-profile`: the account already has one; the invite stays open.
   * Throws StaleWriteError when a concurrent change was first.
   */
  accept(change: {
    tokenHash: string;
    event: AccountEvent;
  }): Promise<"done" | "switched" | "gone" | "own-profile" | "admin">;
};
