import * as z from "zod";
import type { CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import { agreeForm, agreementForm, notAgreedForm, sentForm } from "./agreements.ts";
import {
  approvalBody,
  approvalForm,
  approveForm,
  jobMessagesBody,
  messageForm,
  messagesQuery,
  wantChangesForm,
} from "./approvals.ts";
import {
  changeBody,
  changeForm,
  decisionForm,
  declineChangeForm,
  proposalForm,
} from "./changes.ts";
import { closeOutBody, closeOutForm, confirmForm } from "./close-outs.ts";
import { callOffForm, jobBody, jobsQuery, listedJobBody } from "./jobs.ts";

const tag = "Jobs";
const callers = "members";

/** Calls for jobs: an accepted quote on its way to a booth, for its two sides. */
export const jobCalls = {
  "GET /api/jobs": {
    tag,
    summary:
      "List your jobs on either side, or all as an admin: those under way by show day, those that are over latest first",
    callers,
    query: jobsQuery,
    answer: z.object({ jobs: z.array(listedJobBody), next: z.string().nullable() }),
  },
  "GET /api/jobs/:id": {
    tag,
    summary: "Read the job of an accepted quote, as its exhibitor, its builder or an admin",
    callers,
    answer: jobBody,
    problems: [404],
  },
  "POST /api/quote-responses/:id/job": {
    tag,
    summary:
      "Start the job of a quote that was accepted before jobs existed, while the request is open",
    callers,
    status: 201,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/jobs/:id/changes": {
    tag,
    summary:
      "Add a change: as the builder with its price, as the exhibitor a wish without lines, which the builder prices",
    callers,
    body: changeForm,
    status: 201,
    answer: changeBody,
    problems: [404, 409, 429],
  },
  "POST /api/jobs/:id/call-off": {
    tag,
    summary: "Cancel the job, and with it the request, until the booth is delivered",
    callers,
    body: callOffForm,
    answer: messageBody,
    problems: [404, 409, 429],
  },
  "POST /api/jobs/:id/sign-off": {
    tag,
    summary: "Sign the booth off as its exhibitor: it is delivered. A repeat changes nothing",
    callers,
    answer: messageBody,
    problems: [404, 409, 429],
  },
  "GET /api/jobs/:id/close-out": {
    tag,
    summary: "Read the final bill beside the quote, and the show's charges beside the estimate",
    callers,
    answer: closeOutBody,
    problems: [404],
  },
  "PUT /api/jobs/:id/close-out": {
    tag,
    summary:
      "Enter the final bill as the builder, or the show's charges as the exhibitor: a new version, which both sides confirm",
    callers,
    body: closeOutForm,
    answer: messageBody,
    problems: [404, 409, 429],
  },
  "POST /api/jobs/:id/close-out/confirm": {
    tag,
    summary: "Confirm the bill that you read. Confirmed by both sides, the job is closed",
    callers,
    body: confirmForm,
    answer: messageBody,
    problems: [404, 409, 429],
  },
  "PATCH /api/changes/:id": {
    tag,
    summary:
      "Price the exhibitor's wish, or edit your proposal, which becomes a new version to decide",
    callers,
    body: proposalForm,
    answer: changeBody,
    problems: [404, 409, 429],
  },
  "POST /api/changes/:id/approve": {
    tag,
    summary: "Approve a proposed change: its price becomes part of the agreed amount",
    callers,
    body: decisionForm,
    answer: changeBody,
    problems: [404, 409, 429],
  },
  "POST /api/changes/:id/refuse": {
    tag,
    summary: "Refuse a proposed change",
    callers,
    body: decisionForm,
    answer: changeBody,
    problems: [404, 409, 429],
  },
  "POST /api/changes/:id/decline": {
    tag,
    summary: "Decline to price the exhibitor's wish, with a reason",
    callers,
    body: declineChangeForm,
    answer: changeBody,
    problems: [404, 409, 429],
  },
  "POST /api/changes/:id/withdraw": {
    tag,
    summary: "Withdraw your own wish, or your proposal, before it is decided",
    callers,
    body: decisionForm,
    answer: changeBody,
    problems: [404, 409, 429],
  },
  "POST /api/jobs/:id/agree": {
    tag,
    summary:
      "Say that this version is what you agreed; with the yes of both sides the job is agreed",
    callers,
    body: agreeForm,
    answer: messageBody,
    problems: [404, 409, 429],
  },
  "PUT /api/jobs/:id/agreement": {
    tag,
    summary:
      "Edit the payment plan, whose parts add up to the agreed amount, and as the builder what a cancellation costs: a new version for both to agree to",
    callers,
    body: agreementForm,
    answer: messageBody,
    problems: [404, 409, 429],
  },
  "POST /api/payments/:id/sent": {
    tag,
    summary: "Say as the exhibitor that you sent a payment",
    callers,
    body: sentForm,
    answer: messageBody,
    problems: [404, 409, 429],
  },
  "POST /api/payments/:id/received": {
    tag,
    summary: "Say as the builder that you received a payment",
    callers,
    answer: messageBody,
    problems: [404, 409, 429],
  },
  "POST /api/payments/:id/not-agreed": {
    tag,
    summary: "Say that you don't agree with what is said about a payment, and why",
    callers,
    body: notAgreedForm,
    answer: messageBody,
    problems: [404, 409, 429],
  },
  "POST /api/jobs/:id/approvals": {
    tag,
    summary:
      "Show files for the other side's approval; with the title of an open one of yours, its next round",
    callers,
    body: approvalForm,
    status: 201,
    answer: approvalBody,
    problems: [404, 409, 429],
  },
  "POST /api/approvals-of-jobs/:id/approve": {
    tag,
    summary: "Approve exactly the shown files, with notes or without",
    callers,
    body: approveForm,
    answer: messageBody,
    problems: [404, 409, 429],
  },
  "POST /api/approvals-of-jobs/:id/want-changes": {
    tag,
    summary: "Say what is to change in the shown files",
    callers,
    body: wantChangesForm,
    answer: messageBody,
    problems: [404, 409, 429],
  },
  "POST /api/approvals-of-jobs/:id/withdraw": {
    tag,
    summary: "Withdraw files that you showed, before the other side decided",
    callers,
    answer: messageBody,
    problems: [404, 409, 429],
  },
  "GET /api/jobs/:id/messages": {
    tag,
    summary: "Read the messages of a job, latest first, 50 at a time",
    callers,
    query: messagesQuery,
    answer: jobMessagesBody,
    problems: [404],
  },
  "POST /api/jobs/:id/certificate": {
    tag,
    summary:
      "As the builder, give the exhibitor your certificate of insurance: it becomes a file of the job, with a message",
    callers,
    status: 201,
    answer: messageBody,
    problems: [404, 409, 429],
  },
  "POST /api/jobs/:id/messages": {
    tag,
    summary: "Write a message to the other side; as an admin, to both",
    callers,
    body: messageForm,
    status: 201,
    answer: messageBody,
    problems: [404, 409, 429],
  },
} satisfies CallRows;
