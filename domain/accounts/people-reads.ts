import type { SecurityPorts } from "../security-events/note-security-event.ts";
import type { UserId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { needsReauthentication } from "./needs-reauthentication.ts";
import type { Principal } from "./principal.ts";
import type { NotSignedIn, ReauthenticationNeeded } from "./refusals.ts";

/** People an admin may read within an hour without a recent re-authentication. */
const peopleOfHour = 300;
/** Maximum number of ids remembered per admin. People beyond it are counted again on each read. */
const maxRemembered = 20_000;

/** Counts of people that admins read, shared by all server processes. */
export type PeopleReads = {
  /**
   * Adds `people` to the admin's count of the current hour, which begins with the first read.
   * Returns null and adds nothing when the count would exceed `most`. `endsAt`: the end of the
   * hour.
   */
  take(read: {
    adminId: UserId;
    people: number;
    most: number | null;
    at: Date;
  }): Promise<{ counted: number; endsAt: Date } | null>;
};

/**
 * People that each admin has read in the current hour, so that a list read again counts once. Kept
 * per process.
 */
export type RememberedPeople = Map<UserId, { endsAt: Date; ids: Set<string>; isNoted: boolean }>;

export type PeopleReadPorts = SecurityPorts & {
  peopleReads: PeopleReads;
  rememberedPeople: RememberedPeople;
};

type Read = {
  by: Principal;
  /** Ids of requests, accounts or invited addresses; each counts as one person. */
  ids: readonly string[];
  /** False for a single person, whose read is logged elsewhere. */
  isList?: boolean;
};
type Answer = Result<null, NotSignedIn | ReauthenticationNeeded>;

/**
 * Counts the people an admin is about to see, each once an hour. Logs the hour's first list, and
 * the read that exceeds 300. Beyond 300 a recent re-authentication is required.
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
    // lists of one page are counted concurrently: another call may have stored its people meanwhile
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
