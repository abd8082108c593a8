import type { MilestoneKey } from "../../domain/show-plan/plan.ts";
import { asId } from "../contract/fields/as-id.ts";
import { type planCalls, toPlanBody } from "../contract/quotes/plan-calls.ts";
import { type HandlersOf, mapped } from "./handler.ts";

const toAddress = ({ token }: { token: string }) => ({ path: `/calendar/${token}.ics` });
const ended = () => ({ message: "The calendar's address works no longer" });

/** Handlers for the plan of a request, and for calendars of plans. */
export const planHandlers: HandlersOf<typeof planCalls> = {
  "GET /api/quote-requests/:id/plan": ({ core, by }, { params: { id } }) =>
    mapped(core.assignment.viewPlan({ requestId: asId(id), by }), toPlanBody),
  "PATCH /api/quote-requests/:id/plan/:key": ({ core, by }, { params: { id, key }, body }) => {
    const milestone = { requestId: asId<"quote-request">(id), key: key as MilestoneKey };
    return mapped(core.assignment.setMilestone({ ...milestone, ...body, by }), toPlanBody);
  },
  "POST /api/quote-requests/:id/plan/calendar": ({ core, by }, { params: { id } }) =>
    mapped(core.assignment.openCalendar({ requestId: asId(id), by }), toAddress),
  "DELETE /api/quote-requests/:id/plan/calendar": ({ core, by }, { params: { id } }) =>
    mapped(core.assignment.closeCalendar({ requestId: asId(id), by }), ended),
  "GET /api/jobs/calendar": ({ core, by }) =>
    mapped(core.assignment.hasJobCalendar({ by }), (hasCalendar) => ({ hasCalendar })),
  "POST /api/jobs/calendar": ({ core, by }) =>
    mapped(core.assignment.openCalendar({ requestId: null, by }), toAddress),
  "DELETE /api/jobs/calendar": ({ core, by }) =>
    mapped(core.assignment.closeCalendar({ requestId: null, by }), ended),
};
