import { asId } from "../contract/fields/as-id.ts";
import { toPromisePolicyBody } from "../contract/promise/promise-policy.ts";
import {
  toInvitedBody,
  toKeptTryingBody,
  toPromiseQueueBody,
  toViewedPromiseBody,
} from "../contract/promise/promise-queue.ts";
import type { promiseQueueCalls } from "../contract/promise/promise-queue-calls.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Handlers for the queue of promises that need an admin. */
export const promiseQueueHandlers: HandlersOf<typeof promiseQueueCalls> = {
  "GET /api/admin/promise/queue": ({ core, by }, { query: { standing, ...page } }) =>
    mapped(core.promiseEvaluation.listPromiseQueue({ standing, page, by }), toPromiseQueueBody),
  "GET /api/admin/quotes/:id/promise": ({ core, by }, { params: { id } }) =>
    mapped(core.promiseEvaluation.viewPromise({ requestId: asId(id), by }), toViewedPromiseBody),
  "POST /api/admin/quotes/:id/promise/invite": ({ core, by }, { params: { id }, body }) =>
    mapped(
      core.promiseEvaluation.inviteBuilders({
        requestId: asId(id),
        add: body.builderIds,
        proposalVersion: body.version ?? null,
        version: body.assignmentVersion ?? null,
        canUndo: body.canUndo ?? false,
        by,
      }),
      toInvitedBody,
    ),
  "POST /api/admin/quotes/:id/promise/invite/undo": ({ core, by }, { params: { id }, body }) =>
    mapped(core.promiseEvaluation.undoInvitations({ requestId: asId(id), ...body, by }), () => ({
      message: "The invitation is undone",
    })),
  "POST /api/admin/quotes/:id/promise/end": ({ core, by }, { params: { id }, body }) =>
    mapped(core.promiseEvaluation.endProposed({ requestId: asId(id), ...body, by }), () => ({
      message: "The invitations are ended",
    })),
  "POST /api/admin/quotes/:id/promise/pause": ({ core, by }, { params: { id }, body }) =>
    mapped(core.promiseEvaluation.pauseRequest({ requestId: asId(id), ...body, by }), () => ({
      message: "The clock of the request is paused",
    })),
  "POST /api/admin/quotes/:id/promise/resume": ({ core, by }, { params: { id } }) =>
    mapped(core.promiseEvaluation.resumeRequest({ requestId: asId(id), by }), () => ({
      message: "The clock of the request goes on",
    })),
  "POST /api/admin/quotes/:id/promise/exclude": ({ core, by }, { params: { id }, body }) =>
    mapped(core.promiseEvaluation.excludeRequest({ requestId: asId(id), ...body, by }), () => ({
      message: "The request is excluded from the count",
    })),
  "POST /api/admin/quotes/:id/promise/close": ({ core, by }, { params: { id }, body }) =>
    mapped(core.promiseEvaluation.closeCase({ requestId: asId(id), ...body, by }), () => ({
      message: "The customer is answered and the case is closed",
    })),
  "POST /api/admin/quotes/:id/promise/keep-trying": ({ core, by }, { params: { id }, body }) =>
    mapped(
      core.promiseEvaluation.keepTrying({
        requestId: asId(id),
        add: body.builderIds ?? [],
        proposalVersion: body.version ?? null,
        version: body.assignmentVersion ?? null,
        canUndo: body.canUndo ?? false,
        by,
      }),
      toKeptTryingBody,
    ),
  "GET /api/admin/promise/policy": ({ core, by }) =>
    mapped(core.promiseEvaluation.readPolicy({ by }), toPromisePolicyBody),
  "POST /api/admin/promise/policy/replay": ({ core, by }, { body }) =>
    mapped(core.promiseEvaluation.estimatePolicy({ ...body, by }), (replayed) => ({
      ...replayed,
      isEstimate: true as const,
    })),
  "PUT /api/admin/promise/policy": ({ core, by }, { body }) =>
    mapped(core.promiseEvaluation.changePolicy({ ...body, by }), toPromisePolicyBody),
};
