import { administration, type CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import { promisePolicyBody, promisePolicyForm, replayBody, replayForm } from "./promise-policy.ts";
import {
  closeCaseForm,
  endProposedForm,
  excludeForm,
  inviteBuildersForm,
  invitedBody,
  keepTryingForm,
  keptTryingBody,
  pauseForm,
  promiseQueueBody,
  promiseQueueQuery,
  undoInvitationsForm,
  viewedPromiseBody,
} from "./promise-queue.ts";

/** Calls by which admins work on promises. */
export const promiseQueueCalls = {
  "GET /api/admin/promise/queue": {
    ...administration,
    summary: "List the requests whose promise needs an admin, the earliest due first",
    query: promiseQueueQuery,
    answer: promiseQueueBody,
  },
  "GET /api/admin/quotes/:id/promise": {
    ...administration,
    summary:
      "Read the promise for a request, its forecast, proposed builders and events; null for a request that was given none",
    answer: viewedPromiseBody.nullable(),
    problems: [404],
  },
  "POST /api/admin/quotes/:id/promise/invite": {
    ...administration,
    summary: "Invite further builders. A proposal or an assignment that changed since is refused",
    body: inviteBuildersForm,
    answer: invitedBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/promise/invite/undo": {
    ...administration,
    summary:
      "Undo an invitation of the last ten seconds that was sent with `canUndo`: the builders get no email",
    body: undoInvitationsForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/promise/end": {
    ...administration,
    summary:
      "Confirm proposed endings: assume that silent builders won't quote, release those who need not start. The call refuses endings that have changed",
    body: endProposedForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/promise/pause": {
    ...administration,
    summary: "Stop the clock of a request while the exhibitor owes an answer",
    body: pauseForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/promise/resume": {
    ...administration,
    summary: "Let the clock of a paused request go on",
    answer: messageBody,
    problems: [404],
  },
  "POST /api/admin/quotes/:id/promise/exclude": {
    ...administration,
    summary:
      "Take a request out of the count before its target is settled. Requires recent re-authentication",
    body: excludeForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/promise/close": {
    ...administration,
    summary:
      "Answer the exhibitor about a missed promise by email, and close the case. Refused with the promise's standing where it is closed already",
    body: closeCaseForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/quotes/:id/promise/keep-trying": {
    ...administration,
    summary:
      "Keep trying after a missed promise: invite these builders, or ask for more, and show the case again in 24 hours. The miss stays counted",
    body: keepTryingForm,
    answer: keptTryingBody,
    problems: [404, 409],
  },
  "GET /api/admin/promise/policy": {
    ...administration,
    summary: "Read the numbers that promises are kept by",
    answer: promisePolicyBody,
  },
  "POST /api/admin/promise/policy/replay": {
    ...administration,
    summary:
      "Estimate how the requests of the last 30 days would have gone by these numbers, with the simulation's model of builders",
    body: replayForm,
    answer: replayBody,
  },
  "PUT /api/admin/promise/policy": {
    ...administration,
    summary:
      "Set the numbers that promises are kept by: the mode at once, the others for requests to come. Requires recent re-authentication",
    body: promisePolicyForm,
    answer: promisePolicyBody,
    problems: [409],
  },
} satisfies CallRows;
