import type { Change } from "../../domain/jobs/change.ts";
import type { PaymentEvent } from "../../domain/jobs/payment.ts";
import { asId } from "../contract/fields/as-id.ts";
import { toApprovalBody, toJobMessagesBody } from "../contract/jobs/approvals.ts";
import { toChangeBody } from "../contract/jobs/changes.ts";
import { toCloseOutBody } from "../contract/jobs/close-outs.ts";
import type { jobCalls } from "../contract/jobs/job-calls.ts";
import { toJobBody } from "../contract/jobs/jobs.ts";
import { type CallContext, type HandlersOf, mapped } from "./handler.ts";

/** The change without what the caller may do next: their copy of the job says it. */
const toBody = (change: Change) => toChangeBody(change, null);

type Decision = Parameters<CallContext["core"]["jobs"]["decideChange"]>[0]["decision"];

/** Decides the change of the path by the version that the caller read. */
function decided(
  context: CallContext,
  { params: { id }, body: { version } }: { params: { id: string }; body: { version: number } },
  decision: Decision,
) {
  const { core, by, services } = context;
  const decide = () => core.jobs.decideChange({ changeId: asId(id), version, decision, by });
  return mapped(services.changeLimit(context, id, decide), toBody);
}

const saved = () => ({ message: "Saved" });

/** Says something about the payment of the path. */
function stated(context: CallContext, id: string, event: PaymentEvent, words: string | null) {
  const { core, by, services } = context;
  const state = () => core.jobs.statePayment({ paymentId: asId(id), event, words, by });
  return mapped(services.changeLimit(context, id, state), saved);
}

type Judgment = Parameters<CallContext["core"]["jobs"]["decideApproval"]>[0]["event"];

/** Decides the approval of the path. */
function judged(context: CallContext, id: string, event: Judgment, note: string | null) {
  const { core, by, services } = context;
  const decide = () => core.jobs.decideApproval({ approvalId: asId(id), event, note, by });
  return mapped(services.changeLimit(context, id, decide), saved);
}

/** Handlers for jobs of accepted quotes and their changes. */
export const jobHandlers: HandlersOf<typeof jobCalls> = {
  "GET /api/jobs": ({ core, by }, { query: { state, ...page } }) =>
    mapped(core.jobs.listJobs({ by, filter: state, page }), ({ items: jobs, next }) => ({
      jobs,
      next,
    })),
  "GET /api/jobs/:id": ({ core, by }, { params: { id } }) =>
    mapped(core.jobs.viewJob({ jobId: asId(id), by }), toJobBody),
  "POST /api/quote-responses/:id/job": ({ core, by }, { params: { id } }) =>
    mapped(core.jobs.beginJob({ responseId: asId(id), by }), () => ({ message: "Job started" })),
  "POST /api/jobs/:id/changes": (context, { params: { id }, body: { reason, ...proposal } }) => {
    const { core, by, services } = context;
    const raise = () => core.jobs.raiseChange({ jobId: asId(id), proposal, reason, by });
    return mapped(services.changeLimit(context, id, raise), toBody);
  },
  "POST /api/jobs/:id/call-off": (context, { params: { id }, body }) => {
    const { core, by, services } = context;
    const callOff = () => core.jobs.callOffJob({ jobId: asId(id), by, ...body });
    return mapped(services.changeLimit(context, id, callOff), () => ({ message: "Job canceled" }));
  },
  "POST /api/jobs/:id/sign-off": (context, { params: { id } }) => {
    const { core, by, services } = context;
    const sign = () => core.jobs.signOff({ jobId: asId(id), by });
    return mapped(services.changeLimit(context, id, sign), () => ({ message: "Booth signed off" }));
  },
  "GET /api/jobs/:id/close-out": ({ core, by }, { params: { id } }) =>
    mapped(core.jobs.viewCloseOut({ jobId: asId(id), by }), toCloseOutBody),
  "PUT /api/jobs/:id/close-out": (context, { params: { id }, body: { version, ...entry } }) => {
    const { core, by, services } = context;
    const enter = () => core.jobs.enterBill({ jobId: asId(id), version, entry, by });
    return mapped(services.changeLimit(context, id, enter), () => ({ message: "Bill stored" }));
  },
  "POST /api/jobs/:id/close-out/confirm": (context, { params: { id }, body: { version } }) => {
    const { core, by, services } = context;
    const confirm = () => core.jobs.confirmBill({ jobId: asId(id), version, by });
    return mapped(services.changeLimit(context, id, confirm), () => ({
      message: "Bill confirmed",
    }));
  },
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
  "POST /api/jobs/:id/agree": (context, { params: { id }, body: { version } }) => {
    const { core, by, services } = context;
    const agree = () => core.jobs.agreeJob({ jobId: asId(id), version, by });
    return mapped(services.changeLimit(context, id, agree), saved);
  },
  "PUT /api/jobs/:id/agreement": (context, { params: { id }, body: plan }) => {
    const { core, by, services } = context;
    const edit = () => core.jobs.changeAgreement({ jobId: asId(id), plan, by });
    return mapped(services.changeLimit(context, id, edit), saved);
  },
  "POST /api/payments/:id/sent": (context, { params: { id }, body: { reference } }) =>
    stated(context, id, "sent", reference),
  "POST /api/payments/:id/received": (context, { params: { id } }) =>
    stated(context, id, "received", null),
  "POST /api/payments/:id/not-agreed": (context, { params: { id }, body: { note } }) =>
    stated(context, id, "not-agreed", note),
  "POST /api/jobs/:id/approvals": (context, { params: { id }, body: asked }) => {
    const { core, by, services } = context;
    const ask = () => core.jobs.askApproval({ jobId: asId(id), asked, by });
    return mapped(services.changeLimit(context, id, ask), (approval) =>
      toApprovalBody(approval, new Map(), null),
    );
  },
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
  "POST /api/jobs/:id/certificate": (context, { params: { id } }) => {
    const { core, by, services } = context;
    const share = () => core.jobs.shareCertificate({ jobId: asId(id), by });
    return mapped(services.changeLimit(context, id, share), () => ({
      message: "Certificate shared",
    }));
  },
  "POST /api/jobs/:id/messages": (context, { params: { id }, body: { text, files } }) => {
    const { core, by, services } = context;
    const write = () => core.jobs.writeMessage({ jobId: asId(id), text, files, by });
    return mapped(services.changeLimit(context, id, write), () => ({ message: "Message sent" }));
  },
};
