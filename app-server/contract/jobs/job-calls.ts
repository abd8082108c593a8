import * as z from "zod";
import { administration, type CallRows } from "../call.ts";
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
import { asBuiltForm } from "./as-built.ts";
import { builtForm, callInForm, closeCallInForm } from "./call-ins.ts";
import {
  changeBody,
  changeForm,
  decisionForm,
  declineChangeForm,
  proposalForm,
} from "./changes.ts";
import { closeOutBody, closeOutForm, confirmForm } from "./close-outs.ts";
import {
  punchForm,
  punchNoteForm,
  punchRefusalForm,
  siteBody,
  siteForm,
  siteLinkBody,
} from "./floor.ts";
import { callOffForm, jobBody, jobsQuery, listedJobBody } from "./jobs.ts";

const tag = "Jobs";
const callers = "members" as const;
const problems = [404, 409, 429];

/** A step of one side, answered with a message. */
const step = (summary: string) => ({ tag, summary, callers, answer: messageBody, problems });
const stepWith = <Body extends z.core.$ZodType>(body: Body, summary: string) => ({
  ...step(summary),
  body,
});
const changing = <Body extends z.core.$ZodType>(body: Body, summary: string) => ({
  ...stepWith(body, summary),
  answer: changeBody,
});

/** Calls for jobs: an accepted quote on its way to a booth, for its two sides. */
export const jobCalls = {
  "GET /api/jobs": {
    tag,
    summary:
      "List your jobs on either side, those under way by what is due first, or all as an admin, by show day; those that are over latest first",
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
    ...stepWith(
      changeForm,
      "Add a change: as the builder with its price, as the exhibitor a wish without lines, which the builder prices",
    ),
    answer: changeBody,
    status: 201 as const,
  },
  "POST /api/jobs/:id/call-off": stepWith(
    callOffForm,
    "Cancel the job, and with it the request, until the booth is delivered",
  ),
  "POST /api/jobs/:id/sign-off": step(
    "Sign the booth off as its exhibitor: it is delivered. A repeat changes nothing",
  ),
  "GET /api/jobs/:id/close-out": {
    tag,
    summary: "Read the final bill beside the quote, and the show's charges beside the estimate",
    callers,
    answer: closeOutBody,
    problems: [404],
  },
  "PUT /api/jobs/:id/close-out": stepWith(
    closeOutForm,
    "Enter the final bill as the builder, or the show's charges as the exhibitor: a new version, which both sides confirm",
  ),
  "POST /api/jobs/:id/close-out/confirm": stepWith(
    confirmForm,
    "Confirm the bill that you read. Confirmed by both sides, the job is closed",
  ),
  "PATCH /api/changes/:id": changing(
    proposalForm,
    "Price the exhibitor's wish, or edit your proposal, which becomes a new version to decide",
  ),
  "POST /api/changes/:id/approve": changing(
    decisionForm,
    "Approve a proposed change: its price becomes part of the agreed amount",
  ),
  "POST /api/changes/:id/refuse": changing(decisionForm, "Refuse a proposed change"),
  "POST /api/changes/:id/decline": changing(
    declineChangeForm,
    "Decline to price the exhibitor's wish, with a reason",
  ),
  "POST /api/changes/:id/withdraw": changing(
    decisionForm,
    "Withdraw your own wish, or your proposal, before it is decided",
  ),
  "POST /api/jobs/:id/agree": stepWith(
    agreeForm,
    "Say that this version is what you agreed; with the yes of both sides the job is agreed",
  ),
  "PUT /api/jobs/:id/agreement": stepWith(
    agreementForm,
    "Edit the payment plan, whose parts add up to the agreed amount, and as the builder what a cancellation costs: a new version for both to agree to",
  ),
  "POST /api/payments/:id/sent": stepWith(sentForm, "Say as the exhibitor that you sent a payment"),
  "POST /api/payments/:id/received": step("Say as the builder that you received a payment"),
  "POST /api/payments/:id/not-agreed": stepWith(
    notAgreedForm,
    "Say that you don't agree with what is said about a payment, and why",
  ),
  "POST /api/jobs/:id/approvals": {
    ...stepWith(
      approvalForm,
      "Show files for the other side's approval; with the title of an open one of yours, its next round",
    ),
    answer: approvalBody,
    status: 201 as const,
  },
  "POST /api/approvals-of-jobs/:id/approve": stepWith(
    approveForm,
    "Approve exactly the shown files, with notes or without",
  ),
  "POST /api/approvals-of-jobs/:id/want-changes": stepWith(
    wantChangesForm,
    "Say what is to change in the shown files",
  ),
  "POST /api/approvals-of-jobs/:id/withdraw": step(
    "Withdraw files that you showed, before the other side decided",
  ),
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
    ...stepWith(messageForm, "Write a message to the other side; as an admin, to both"),
    status: 201 as const,
  },
  "POST /api/jobs/:id/call-in": stepWith(
    callInForm,
    "Call us in: what is it, since when, and what would settle it",
  ),
  "POST /api/jobs/:id/call-in/answer": stepWith(callInForm, "Answer the other side's call"),
  "POST /api/admin/jobs/:id/call-in/close": {
    ...administration,
    summary: "Close a call-in with words to both sides of the job",
    body: closeCallInForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/jobs/:id/built": stepWith(
    builtForm,
    "Say whether the booth of a past show was built, once you are asked",
  ),
  "GET /api/jobs/:id/site": {
    tag,
    summary:
      "Read the floor of a job: approved drawings, the punch list, and whether the booth is up",
    callers,
    answer: siteBody,
    problems: [404],
  },
  "POST /api/jobs/:id/punch": {
    ...stepWith(punchForm, "Write down what is not as agreed on the booth"),
    status: 201 as const,
  },
  "POST /api/punch/:id/fixed": step("Say as the builder that a punch item is fixed"),
  "POST /api/punch/:id/not-agreed": stepWith(
    punchRefusalForm,
    "Say as the builder that you don't agree with a punch item, and why",
  ),
  "POST /api/punch/:id/accept": step("Accept a punch item as the exhibitor"),
  "POST /api/punch/:id/reopen": stepWith(punchNoteForm, "Open a punch item again as the exhibitor"),
  "POST /api/jobs/:id/stands": step(
    "Say as the builder that the booth is up. A repeat changes nothing",
  ),
  "POST /api/jobs/:id/site-link": {
    tag,
    summary: "Read the link for your crew, as the builder",
    callers,
    answer: siteLinkBody,
    problems: [404, 409],
  },
  "DELETE /api/jobs/:id/site-link": {
    tag,
    summary: "Revoke the link for your crew, as the builder; the next one differs",
    callers,
    answer: messageBody,
    problems: [404, 409],
  },
  "PUT /api/jobs/:id/as-built/:fileId": stepWith(
    asBuiltForm,
    "Show a file of the job as a photo of the built booth, as the builder, or allow it in the portfolio, as the exhibitor",
  ),
  "POST /api/jobs/:id/project": {
    ...step(
      "Make a draft of a project with the photos that the exhibitor allowed, as the builder; a repeat adds those allowed since",
    ),
    answer: z.object({ id: z.string() }),
  },
  "GET /api/builders/:id/final-bills": {
    tag,
    summary: "Read how near a builder's final bills are to its quotes, from three jobs on",
    shows: ["builders"],
    answer: z.object({ text: z.string().nullable() }),
  },
  "GET /api/site/:token": {
    tag,
    summary: "Read the floor of a job by the crew's link",
    answer: siteBody,
    problems: [404],
  },
  "POST /api/site/:token": {
    tag,
    summary: "Say by the crew's link that an item is fixed, or that the booth is up",
    body: siteForm,
    answer: messageBody,
    problems,
  },
} satisfies CallRows;
