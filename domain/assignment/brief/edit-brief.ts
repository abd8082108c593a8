import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import type { Category } from "../../offers/category.ts";
import { requiredScope } from "../../offers/required-scope.ts";
import { type Brief, briefChanges, briefVersionOf } from "../../quotes/brief/brief-version.ts";
import {
  type CannotChangeBrief,
  findChangeableBrief,
} from "../../quotes/brief/find-changeable-brief.ts";
import { writeBriefChange } from "../../quotes/brief/write-brief-change.ts";
import type { QuoteCase, QuoteRequestRepository } from "../../quotes/ports.ts";
import type { QuoteRequest } from "../../quotes/quote-request.ts";
import type { BriefChangedMeanwhile } from "../../quotes/refusals.ts";
import { statusAt } from "../../quotes/responses/quote-response.ts";
import type { BuilderId, Ids, QuoteRequestId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { asSaved } from "../../shared/writes/as-saved.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { type AnswerTimeNeeds, extendAnswerTimes } from "../invitations/set-answer-times.ts";

type Needs = AnswerTimeNeeds & { quotes: QuoteRequestRepository; ids: Ids; clock: Clock };
type BriefEdits = { [Field in keyof Brief]?: Brief[Field] | undefined };
type EditBrief = {
  requestId: QuoteRequestId;
  /** The version of the brief that the exhibitor read. */
  version: number;
  /** Missing fields stay unchanged. */
  changes: BriefEdits;
  by: Principal;
};
type Refused = NotSignedIn | CannotChangeBrief | BriefChangedMeanwhile;

/**
 * An exhibitor changes the brief: its next version. The builders that were asked get an email with what changed, and quotes of
 * before count for the earlier brief until they are confirmed or revised. The same brief again changes nothing. Due times stay;
 * the first change gives builders who have yet to quote their answer time again, within the due time.
 */
export function editBrief(ports: Needs) {
  const { quotes, clock } = ports;
  return ({ requestId, version, changes, by }: EditBrief): Promise<Result<QuoteRequest, Refused>> =>
    retryStale(async () => {
      const changeable = await findChangeableBrief(quotes, requestId, by, "change the brief");
      if (!changeable.ok) return changeable;
      const { found, actor } = changeable.value;
      const before = found.request;
      if (version !== before.briefVersion) return refuse({ kind: "brief-changed-meanwhile" });
      const edited = { ...before, ...changedBrief(before, changes) };
      const fields = briefChanges(before, edited).map(({ field }) => field);
      if (fields.length === 0) return ok(before);

      const now = clock.now();
      const next = { ...edited, briefVersion: version + 1, updatedAt: now };
      const isFirst = version === 1;
      const request = isFirst
        ? await extendAnswerTimes(ports, next, waitingBuilders(found, now), now)
        : next;
      const scope = scopeChanges(before, request);
      const messages = await writeBriefChange(ports, request, { ...scope, fields }, now);
      const detail = { fields, version: request.briefVersion };
      const audit = { actorId: actor.user.id, action: "quote-request.brief-changed", detail };
      const briefVersions = [
        ...(isFirst ? [briefVersionOf(before, before.createdAt)] : []),
        briefVersionOf(request, now),
      ];
      await quotes.save({ request, messages, audit, briefVersions });
      return ok(asSaved(request));
    });
}

function changedBrief(before: Brief, changes: BriefEdits): Brief {
  const {
    boothSize = before.boothSize,
    serviceType = before.serviceType,
    features = before.features,
    additionalRequirements = before.additionalRequirements,
    designLink = before.designLink,
  } = changes;
  return { boothSize, serviceType, features, additionalRequirements, designLink };
}

/** Asked builders without a quote that stands. */
function waitingBuilders({ request, responses }: QuoteCase, now: Date): BuilderId[] {
  const quoted = responses
    .filter((response) => statusAt(response, now) === "pending")
    .map(({ builderId }) => builderId);
  return request.assignedBuilders.filter((id) => !quoted.includes(id));
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
