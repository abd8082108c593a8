import type { SecurityPorts } from "../security-events/note-security-event.ts";
import type { UserId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { needsReauthentication } from "./needs-reauthentication.ts";
import type { Principal } from "./principal.ts";
import type { NotSignedIn, ReauthenticationNeeded } from "./refusals.ts";

/** People an admin may read within an hour without a recent re-authentication. */
const peopleOfHour = 300;
/** Remembered people of one admin; those beyond count again when they are read again. */
const maxRemembered = 20_000;

/** Counts of people that admins read, over all server processes. */
export type PeopleReads = {
  /**
   * Adds to the admin's count of the hour that begins with the first: all, or none when it would pass `most`. Null when it would.
   * `endsAt`: when the hour ends.
   */
  take(read: {
    adminId: UserId;
    people: number;
    most: number | null;
    at: Date;
  }): Promise<{ counted: number; endsAt: Date } | null>;
};

/** The people whom an admin has read in the present hour, so that a list read again counts once. Per process. */
export type RememberedPeople = Map<UserId, { endsAt: Date; ids: Set<string>; isNoted: boolean }>;

export type PeopleReadPorts = SecurityPorts & {
  peopleReads: PeopleReads;
  rememberedPeople: RememberedPeople;
};

type Read = {
  by: Principal;
  /** One for each request, account or invited address. */
  ids: readonly string[];
  /** False: one person, who has a line of their own. */
  isList?: boolean;
};
type Answer = Result<null, NotSignedIn | ReauthenticationNeeded>;

/**
 * Counts the people whom an admin is about to be shown, each once an hour, and writes a line at the first list and when there are
 * more than 300. Those beyond require a recent re-authentication.
 */
export function countPeople({
  peopleReads,
  rememberedPeople,
  securityLog,
  clock,
}: PeopleReadPorts) {
  return async ({ by, ids, isList = true }: Read): Promise<Answer> => {
    if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
    const at = clock.now();
    const { id: adminId } = by.user;
    const remembered = rememberedPeople.get(adminId);
    const known = remembered && remembered.endsAt > at ? remembered.ids : new Set<string>();
    const fresh = [...new Set(ids)].filter((id) => !known.has(id));
    if (fresh.length === 0) return ok(null);
    const most = needsReauthentication(by, at) ? peopleOfHour : null;
    const people = fresh.length;
    const taken = await peopleReads.take({ adminId, people, most, at });
    if (!taken) return refuse({ kind: "fresh-proof-needed" });
    const { counted, endsAt } = taken;
    const before = counted - people;
    // lists of one page are counted at the same time: another may have remembered its people meanwhile
    const present = rememberedPeople.get(adminId);
    const isSameHour = present?.endsAt.getTime() === endsAt.getTime();
    const hour = isSameHour ? present : { endsAt, ids: new Set<string>(), isNoted: false };
    for (const id of fresh) if (hour.ids.size < maxRemembered) hour.ids.add(id);
    rememberedPeople.set(adminId, hour);
    const isMany = counted > peopleOfHour && before <= peopleOfHour;
    if (!isMany && (!isList || hour.isNoted)) return ok(null);
    hour.isNoted = true;
    try {
      await securityLog.addPeopleRead({ adminId, isMany }, at);
    } catch (error) {
      hour.isNoted = false;
      throw error;
    }
    return ok(null);
  };
}
