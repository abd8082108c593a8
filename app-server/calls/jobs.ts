import type { Refusal } from "../../domain/core.ts";
import type { Change } from "../../domain/jobs/change.ts";
import type { PaymentEvent } from "../../domain/jobs/payment.ts";
import type { PunchEvent } from "../../domain/jobs/punch-item.ts";
import type { SiteLink } from "../../domain/quotes/site-link.ts";
import { type Result, refuse } from "../../domain/shared/result.ts";
import { asId } from "../contract/fields/as-id.ts";
import { toApprovalBody, toJobMessagesBody } from "../contract/jobs/approvals.ts";
import { toChangeBody } from "../contract/jobs/changes.ts";
import { toCloseOutBody } from "../contract/jobs/close-outs.ts";
import { toSiteBody } from "../contract/jobs/floor.ts";
import type { jobCalls } from "../contract/jobs/job-calls.ts";
import { toJobBody, toNextThingBody } from "../contract/jobs/jobs.ts";
import { withinLimits } from "../services/rate-limits/rate-limiter.ts";
import { type CallContext, type HandlersOf, mapped, ok } from "./handler.ts";

/** The change without what the caller may do next: their copy of the job says it. */
const toBody = (change: Change) => toChangeBody(change, null);

type Decision = Parameters<CallContext["core"]["jobs"]["decideChange"]>[0]["decision"];

/** Decides the change of the path by the version that the caller read. */
function decided(
  context: CallContext,
  { params: { id }, body: { version } }: { params: { id: string }; body: { version: number } },
  decision: Decision,
) {
  const decide = (jobs: Jobs, by: CallContext["by"]) =>
    jobs.decideChange({ changeId: asId(id), version, decision, by });
  return limited(context, id, decide, toBody);
}

const said = (message: string) => () => ({ message });
const saved = said("Saved");

type Jobs = CallContext["core"]["jobs"];

/** Makes a call of a job or its part, within the limits of changes. */
function limited<Value, Body>(
  context: CallContext,
  id: string,
  call: (jobs: Jobs, by: CallContext["by"]) => Promise<Result<Value, Refusal>>,
  toBody: (value: Value) => Body,
) {
  const { core, by, services } = context;
  return mapped(
    services.changeLimit(context, id, () => call(core.jobs, by)),
    toBody,
  );
}

/** Makes a call by a site link. Every invalid token gets the same refusal. */
export function bySiteLink<Value>(
  { services }: Pick<CallContext, "services">,
  token: string,
  call: (link: SiteLink) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  const link = services.siteLinks.read(token);
  return link ? call(link) : Promise.resolve(refuse({ kind: "site-link-invalid" }));
}

/** Makes a call by a site link that changes something, so often an hour. */
async function postedBySite(
  { services }: CallContext,
  token: string,
  call: (link: SiteLink) => Promise<Result<unknown, Refusal>>,
) {
  const link = services.siteLinks.read(token);
  if (!link) return refuse({ kind: "site-link-invalid" as const });
  const { postsOfSite } = services.limiters;
  const done = await withinLimits(
    [[postsOfSite, link.jobId]],
    () => call(link),
    ({ ok }) => ok,
  );
  return done.ok ? done.value : done;
}

/** Decides a punch item of the path. */
function punched(context: CallContext, id: string, event: PunchEvent, note: string | null) {
  return limited(
    context,
    id,
    (jobs, by) => jobs.decidePunch({ punchId: asId(id), event, note, by }),
    saved,
  );
}

/** Says something about the payment of the path. */
function stated(context: CallContext, id: string, event: PaymentEvent, words: string | null) {
  const state = (jobs: Jobs, by: CallContext["by"]) =>
    jobs.statePayment({ paymentId: asId(id), event, words, by });
  return limited(context, id, state, saved);
}

type Judgment = Parameters<CallContext["core"]["jobs"]["decideApproval"]>[0]["event"];

/** Decides the approval of the path. */
function judged(context: CallContext, id: string, event: Judgment, note: string | null) {
  const decide = (jobs: Jobs, by: CallContext["by"]) =>
    jobs.decideApproval({ approvalId: asId(id), event, note, by });
  return limited(context, id, decide, saved);
}

/** Handlers for jobs of accepted quotes and their changes. */
export const jobHandlers: HandlersOf<typeof jobCalls> = {
  "GET /api/jobs": ({ core, by }, { query: { state, ...page } }) =>
    mapped(core.jobs.listJobs({ by, filter: state, page }), ({ items, next }) => ({
      jobs: items.map((job) => ({ ...job, next: job.next && toNextThingBody(job.id, job.next) })),
      next,
    })),
  "GET /api/jobs/:id": async ({ core, by }, { params: { id } }) => {
    const read = await core.jobs.viewJob({ jobId: asId(id), by });
    if (!read.ok) return read;
    const plan = await core.assignment.viewPlan({ requestId: read.value.request.id, by });
    return ok(toJobBody(read.value, plan.ok ? plan.value.milestones : []));
  },
  "POST /api/quote-responses/:id/job": ({ core, by }, { params: { id } }) =>
    mapped(core.jobs.beginJob({ responseId: asId(id), by }), () => ({ message: "Job started" })),
  "POST /api/jobs/:id/changes": (context, { params: { id }, body: { reason, ...proposal } }) =>
    limited(
      context,
      id,
      (jobs, by) => jobs.raiseChange({ jobId: asId(id), proposal, reason, by }),
      toBody,
    ),
  "POST /api/jobs/:id/call-off": (context, { params: { id }, body }) =>
    limited(
      context,
      id,
      (jobs, by) => jobs.callOffJob({ jobId: asId(id), by, ...body }),
      said("Job canceled"),
    ),
  "POST /api/jobs/:id/sign-off": (context, { params: { id } }) =>
    limited(
      context,
      id,
      (jobs, by) => jobs.signOff({ jobId: asId(id), by }),
      said("Booth signed off"),
    ),
  "GET /api/jobs/:id/close-out": ({ core, by }, { params: { id } }) =>
    mapped(core.jobs.viewCloseOut({ jobId: asId(id), by }), toCloseOutBody),
  "PUT /api/jobs/:id/close-out": (context, { params: { id }, body: { version, ...entry } }) =>
    limited(
      context,
      id,
      (jobs, by) => jobs.enterBill({ jobId: asId(id), version, entry, by }),
      said("Bill stored"),
    ),
  "POST /api/jobs/:id/close-out/confirm": (context, { params: { id }, body: { version } }) =>
    limited(
      context,
      id,
      (jobs, by) => jobs.confirmBill({ jobId: asId(id), version, by }),
      said("Bill confirmed"),
    ),
  "PATCH /api/changes/:id": (context, input) => {
    const { version: _, ...proposal } = input.body;
    return decided(context, input, { event: "propose", proposal });
  },
  "POST /api/changes/:id/approve": (context, input) =>
    decided(context, input, { event: "approve", note: input.body.note }),
  "POST /api/changes/:id/refuse": (context, input) =>
    decided(context, input, { event: "refuse", note: input.body.note }),
  "POST /api/changes/:id/decline": (context, input) =>
    decided(context, input, { event: "decline", note: input.body.note }),
  "POST /api/changes/:id/withdraw": (context, input) =>
    decided(context, input, { event: "withdraw", note: input.body.note }),
  "POST /api/jobs/:id/agree": (context, { params: { id }, body: { version } }) =>
    limited(context, id, (jobs, by) => jobs.agreeJob({ jobId: asId(id), version, by }), saved),
  "PUT /api/jobs/:id/agreement": (context, { params: { id }, body: plan }) =>
    limited(context, id, (jobs, by) => jobs.changeAgreement({ jobId: asId(id), plan, by }), saved),
  "POST /api/payments/:id/sent": (context, { params: { id }, body: { reference } }) =>
    stated(context, id, "sent", reference),
  "POST /api/payments/:id/received": (context, { params: { id } }) =>
    stated(context, id, "received", null),
  "POST /api/payments/:id/not-agreed": (context, { params: { id }, body: { note } }) =>
    stated(context, id, "not-agreed", note),
  "POST /api/jobs/:id/approvals": (context, { params: { id }, body: asked }) =>
    limited(
      context,
      id,
      (jobs, by) => jobs.askApproval({ jobId: asId(id), asked, by }),
      (approval) => toApprovalBody(approval, new Map(), null),
    ),
  "POST /api/approvals-of-jobs/:id/approve": (context, { params: { id }, body: { note } }) =>
    judged(context, id, "approve", note),
  "POST /api/approvals-of-jobs/:id/want-changes": (context, { params: { id }, body: { note } }) =>
    judged(context, id, "want-changes", note),
  "POST /api/approvals-of-jobs/:id/withdraw": (context, { params: { id } }) =>
    judged(context, id, "withdraw", null),
  "GET /api/jobs/:id/messages": ({ core, by }, { params: { id }, query: { after } }) =>
    mapped(
      core.jobs.listMessages({ jobId: asId(id), before: after ? asId(after) : null, by }),
      toJobMessagesBody,
    ),
  "POST /api/jobs/:id/certificate": (context, { params: { id } }) =>
    limited(
      context,
      id,
      (jobs, by) => jobs.shareCertificate({ jobId: asId(id), by }),
      said("Certificate shared"),
    ),
  "POST /api/jobs/:id/messages": (context, { params: { id }, body: { text, files } }) =>
    limited(
      context,
      id,
      (jobs, by) => jobs.writeMessage({ jobId: asId(id), text, files, by }),
      said("Message sent"),
    ),
  "POST /api/jobs/:id/call-in": (context, { params: { id }, body: { text } }) =>
    limited(context, id, (jobs, by) => jobs.callIn({ jobId: asId(id), text, by }), saved),
  "POST /api/jobs/:id/call-in/answer": (context, { params: { id }, body: { text } }) =>
    limited(context, id, (jobs, by) => jobs.answerCallIn({ jobId: asId(id), text, by }), saved),
  "POST /api/admin/jobs/:id/call-in/close": ({ core, by }, { params: { id }, body }) =>
    mapped(core.jobs.closeCallIn({ jobId: asId(id), ...body, by }), saved),
  "POST /api/jobs/:id/built": (context, { params: { id }, body: { built: isBuilt } }) =>
    limited(context, id, (jobs, by) => jobs.sayBuilt({ jobId: asId(id), isBuilt, by }), saved),
  "GET /api/jobs/:id/site": ({ core, by }, { params: { id } }) =>
    mapped(core.jobs.viewSite({ jobId: asId(id), by }), toSiteBody),
  "POST /api/jobs/:id/punch": (context, { params: { id }, body: item }) =>
    limited(context, id, (jobs, by) => jobs.notePunch({ jobId: asId(id), item, by }), saved),
  "POST /api/punch/:id/fixed": (context, { params: { id } }) => punched(context, id, "fixed", null),
  "POST /api/punch/:id/not-agreed": (context, { params: { id }, body: { note } }) =>
    punched(context, id, "not-agreed", note),
  "POST /api/punch/:id/accept": (context, { params: { id } }) =>
    punched(context, id, "accept", null),
  "POST /api/punch/:id/reopen": (context, { params: { id }, body: { note } }) =>
    punched(context, id, "reopen", note),
  "POST /api/jobs/:id/stands": (context, { params: { id } }) =>
    limited(
      context,
      id,
      (jobs, by) => jobs.sayStands({ jobId: asId(id), by }),
      said("The booth is up"),
    ),
  "POST /api/jobs/:id/site-link": ({ core, by, services }, { params: { id } }) =>
    mapped(core.jobs.openSiteLink({ jobId: asId(id), by }), (link) => ({
      path: `/site/${services.siteLinks.write(link)}`,
    })),
  "DELETE /api/jobs/:id/site-link": ({ core, by }, { params: { id } }) =>
    mapped(core.jobs.revokeSiteLink({ jobId: asId(id), by }), said("The link works no longer")),
  "PUT /api/jobs/:id/as-built/:fileId": (context, { params: { id, fileId }, body }) =>
    limited(
      context,
      id,
      (jobs, by) => jobs.showAsBuilt({ jobId: asId(id), fileId: asId(fileId), ...body, by }),
      saved,
    ),
  "POST /api/jobs/:id/project": (context, { params: { id } }) =>
    limited(
      context,
      id,
      (jobs, by) => jobs.makeProject({ jobId: asId(id), by }),
      (id) => ({ id }),
    ),
  "GET /api/builders/:id/final-bills": async ({ core }, { params: { id } }) => {
    const textOf = await core.jobs.readFinalBills([asId(id)]);
    return ok({ text: textOf(asId(id)) });
  },
  "GET /api/site/:token": (context, { params: { token } }) =>
    mapped(
      bySiteLink(context, token, (link) =>
        context.core.jobs.viewSite({ jobId: link.jobId, by: link }),
      ),
      toSiteBody,
    ),
  "POST /api/site/:token": (context, { params: { token }, body }) =>
    mapped(
      postedBySite(context, token, (link) => {
        const { jobs } = context.core;
        if (body.act === "stands") return jobs.sayStands({ jobId: link.jobId, by: link });
        const punchId = asId<"punch">(body.item);
        return jobs.decidePunch({ punchId, event: "fixed", note: null, by: link });
      }),
      saved,
    ),
};
