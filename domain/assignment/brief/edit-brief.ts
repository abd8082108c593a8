import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { Category } from "../../offers/category.ts";
import { requiredScope } from "../../offers/required-scope.ts";
import {
  type CannotChangeBrief,
  findChangeableBrief,
} from "../../quotes/brief/find-changeable-brief.ts";
import { withShow } from "../../quotes/brief-details.ts";
import { type Brief, briefChanges, briefFields } from "../../quotes/brief-version.ts";
import { checkRequest } from "../../quotes/check-request.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { BoothSizeUnreadable, BriefChangedMeanwhile } from "../../quotes/refusals.ts";
import { eventDay } from "../../quotes/submit/event-day.ts";
import { findAskedShow, type ShowsToAskFor } from "../../quotes/submit/find-asked-show.ts";
import {
  type CalendarOfShows,
  findCalendarFacts,
} from "../../quotes/submit/find-calendar-facts.ts";
import { boothFeet } from "../../shared/booth-feet.ts";
import type { QuoteRequestId } from "../../shared/id.ts";
import { pick } from "../../shared/records.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { utcDay } from "../../shared/time/utc-day.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import type { ShowManuals } from "../../show-plan/show-manual.ts";
import { type BriefVersionNeeds, saveBriefVersion } from "./save-brief-version.ts";

type BoothCheckNeeds = { showManuals: Pick<ShowManuals, "find"> };
type Needs = BriefVersionNeeds & {
  clock: Clock;
  tradeShows: CalendarOfShows & ShowsToAskFor;
} & BoothCheckNeeds;
type BriefEdits = { [Field in keyof Brief]?: Brief[Field] | undefined };
type EditBrief = {
  requestId: QuoteRequestId;
  /** The version of the brief that the exhibitor read. */
  version: number;
  /** Missing fields stay unchanged. */
  changes: BriefEdits;
  by: Principal;
};
type Refused = NotSignedIn | CannotChangeBrief | BriefChangedMeanwhile | BoothSizeUnreadable;

/**
 * An exhibitor changes the brief, which creates its next version. An identical brief changes
 * nothing. A changed size has to name a width and a depth, so that the booth can be drawn.
 */
export function editBrief(ports: Needs) {
  const { quotes, tradeShows, clock } = ports;
  return ({ requestId, version, changes, by }: EditBrief): Promise<Result<QuoteRequest, Refused>> =>
    retryStale(async () => {
      const changeable = await findChangeableBrief(quotes, requestId, by, "change the brief");
      if (!changeable.ok) return changeable;
      const { found, actor } = changeable.value;
      const before = found.request;
      if (version !== before.briefVersion) return refuse({ kind: "brief-changed-meanwhile" });
      const brief = changedBrief(before, changes);
      const fields = briefChanges(before, brief).map(({ field }) => field);
      if (fields.length === 0) return ok(before);
      if (fields.includes("boothSize") && !boothFeet(brief.boothSize)) {
        return refuse({ kind: "booth-size-unreadable" });
      }

      const day = eventDay(brief.eventDate);
      const details = withShow(brief.brief, before.brief.tradeShowId);
      const asked = { ...before, ...brief, brief: details, eventDay: day };
      const show = await findAskedShow(tradeShows, asked, utcDay(clock.now()));
      const findings = await checkRequest(ports, asked, show);
      const dated = { ...asked, findings, brief: withShow(brief.brief, show?.id) };
      const isMoved = fields.includes("venue");
      const edited = isMoved
        ? { ...dated, calendarFacts: await findCalendarFacts(tradeShows, dated) }
        : dated;
      const next = { edited, fields, scope: scopeChanges(before, edited), actorId: actor.user.id };
      const request = await saveBriefVersion(ports, found, next, clock.now());
      return ok(asSaved(request));
    });
}

/** The brief with these changes. Another exhibit type has its own open sides. */
function changedBrief(before: Brief, changes: BriefEdits): Brief {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined);
  const isOtherType = changes.industry !== undefined && changes.industry !== before.industry;
  return {
    ...pick(before, briefFields),
    ...(isOtherType && { openSides: [] }),
    ...(Object.fromEntries(given) as Partial<Brief>),
  };
}

function scopeChanges(before: QuoteRequest, after: QuoteRequest) {
  const [was, is] = [before, after].map((each): Category[] =>
    requiredScope(each).map(({ category }) => category),
  ) as [Category[], Category[]];
  return {
    asked: is.filter((category) => !was.includes(category)),
    notAsked: was.filter((category) => !is.includes(category)),
  };
}
