import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { TradeShowId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { contentVersion } from "../shared/writes/content-version.ts";
import type { TradeShowRepository } from "../trade-shows/ports.ts";
import type { TradeShowNotFound } from "../trade-shows/refusals.ts";
import type { ShowDeadline } from "./plan.ts";
import type { ShowManual, ShowManuals } from "./show-manual.ts";

type Needs = { showManuals: ShowManuals; tradeShows: Pick<TradeShowRepository, "find"> };
type Refused = NotSignedIn | NotAllowed | TradeShowNotFound;
type Part = keyof ShowManual;
/** A part of a manual; an editor sends `version` back with a change. */
type Versioned<Of extends Part> = { value: ShowManual[Of]; version: string };

/** An admin reads a part of a show's manual. */
export function readManual({ showManuals, tradeShows }: Needs) {
  return async <Of extends Part>(read: {
    showId: TradeShowId;
    part: Of;
    by: Principal;
  }): Promise<Result<Versioned<Of>, Refused>> => {
    const admin = adminOf(read.by);
    if (!admin.ok) return admin;
    if (!(await tradeShows.find(read.showId))) return refuse({ kind: "trade-show-not-found" });
    const value = (await showManuals.find(read.showId))[read.part];
    return ok({ value, version: contentVersion(value) });
  };
}

/** A visitor reads the deadlines of a show's manual, as admins entered them, by their days. */
export function viewDeadlines({ showManuals, tradeShows }: Needs) {
  return async (view: {
    showId: TradeShowId;
  }): Promise<Result<ShowDeadline[], TradeShowNotFound>> => {
    if (!(await tradeShows.find(view.showId))) return refuse({ kind: "trade-show-not-found" });
    const { deadlines } = await showManuals.find(view.showId);
    return ok(deadlines.toSorted((one, other) => (one.day < other.day ? -1 : 1)));
  };
}

/**
 * An admin enters a part of a show's manual. Throws StaleWriteError when another admin did so first.
 */
export function saveManual({ showManuals }: Pick<Needs, "showManuals">) {
  return async <Of extends Part>(save: {
    showId: TradeShowId;
    part: Of;
    value: ShowManual[Of];
    seen: string | undefined;
    by: Principal;
  }): Promise<Result<Versioned<Of>, Refused>> => {
    const { showId, part, value, seen } = save;
    const admin = adminOf(save.by);
    if (!admin.ok) return admin;
    const action = `show-${part}.saved`;
    const audit = { actorId: admin.value.user.id, action, detail: { showId } };
    const isSaved = await showManuals.save(showId, part, value, { audit, seen });
    if (!isSaved) return refuse({ kind: "trade-show-not-found" });
    return ok({ value, version: contentVersion(value) });
  };
}
