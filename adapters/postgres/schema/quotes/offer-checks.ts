import { offerLineLimits } from "../../../../domain/offers/offer-line.ts";
import { limits } from "../../../../domain/quotes/limits.ts";
import { entryChecks } from "../content/entry-checks.ts";
import { lengthChecks } from "../length-checks.ts";

/** Constraints of stored offers, current and earlier revisions alike. */
export const offerChecks = [
  { name: "quoted_amount_range", expression: "quoted_amount >= 0" },
  { name: "lines_count", expression: `jsonb_array_length(lines) <= ${offerLineLimits.lines}` },
  { name: "currency_code", expression: "currency ~ '^[A-Z]{3}$'::text" },
  { name: "revision_range", expression: "revision >= 1" },
  ...lengthChecks({
    estimated_timeline: limits.estimatedTimeline,
    response_message: limits.responseMessage,
  }),
  ...entryChecks({ attachments: limits.attachments }),
];
