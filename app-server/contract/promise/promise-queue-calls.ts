import type { CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import { promisePolicyBody, promisePolicyForm, replayBody, replayForm } from "./promise-policy.ts";
import {
  endProposedForm,
  excludeForm,
  invitedBody,
  inviteProposedForm,
  pauseForm,
  promiseQueueBody,
  promiseQueueQuery,
  viewedPromiseBody,
} from "./promise-queue.ts";

const tag = "Administration";
const callers = "admins";

/** The calls by which admins see to it that promises are kept. */
export const promiseQueueCalls = {
  "GET /api/admin/promise/queue": {
    tag,
    summary: "List the requests whose promise needs an admin, the earliest due first",
    callers,
    query: promiseQueueQuery,
    answer: promiseQueueBody,
  },
  "GET /api/admin/quotes/:id/promise": {
    tag,
    summary:
      "Read the promise for a request, its forecast, proposed builders and events; null for a request that was given none",
    callers,
    answer: viewedPromiseBody.nullable(),
    problems: [404],
  },
  "POST /api/admin/quotes/:id/promise/invite": {
    tag,
    summary: "Invite proposed builders. A proposal that changed since is refused",
    callers,
    body: inviteProposedForm,
    answer: invitedBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/promise/end": {
    tag,
    summary:
      "Confirm proposed endings: stop counting on builders who stay silent, release those who need not start. Changed ones are refused",
    callers,
    body: endProposedForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/promise/pause": {
    tag,
    summary: "Stop the clock of a request while the exhibitor owes an answer",
    callers,
    body: pauseForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/promise/resume": {
    tag,
    summary: "Let the clock of a paused request go on",
    callers,
    answer: messageBody,
    problems: [404],
  },
  "POST /api/admin/quotes/:id/promise/exclude": {
    tag,
    summary:
      "Take a request out of the count before its target is settled. Requires recent re-authentication",
    callers,
    body: excludeForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "GET /api/admin/promise/policy": {
    tag,
    summary: "Read the numbers that promises are kept by",
    callers,
    answer: promisePolicyBody,
  },
  "POST /api/admin/promise/policy/replay": {
    tag,
    summary:
      "Estimate how the requests of the last 30 days would have gone by these numbers, with the simulation's model of builders",
    callers,
    body: replayForm,
    answer: replayBody,
  },
  "PUT /api/admin/promise/policy": {
    tag,
    summary:
      "Set the numbers that promises are kept by: the mode at once, the others for requests to come. Requires recent re-authentication",
    callers,
    body: promisePolicyForm,
    answer: promisePolicyBody,
    problems: [409],
  },
} satisfies CallRows;
