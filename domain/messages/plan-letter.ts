import type { QuoteResponseId } from "../shared/id.ts";
import type { RequestFacts } from "./letter-facts.ts";

/** A day of a plan that comes near or is past. `daysLeft`: below 0 when past. */
export type PlanDay = {
  /** The milestone in words. */
  label: string;
  day: string;
  daysLeft: number;
  request: RequestFacts;
};

/** The plan's place for its reader: a job, or before the award the request. */
type ToReader = { firstName: string; request: RequestFacts; responseId: QuoteResponseId | null };

/** Letters about plans, to the exhibitor or the builder of an accepted quote. */
export type PlanLetter =
  /** One a day and person. `request`: that of the first day. */
  | ({ kind: "plan-days"; days: PlanDay[] } & ToReader)
  /** The show moved. `quotes`: the number of quotes whose builders are asked to confirm them. */
  | ({
      kind: "plan-moved";
      changes: { label: string; from: string; to: string }[];
      quotes: number;
    } & ToReader);
