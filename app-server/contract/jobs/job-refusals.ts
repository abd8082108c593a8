import type { ApprovalState } from "../../../domain/jobs/approval.ts";
import type { changeStates } from "../../../domain/jobs/change.ts";
import type { PaymentState } from "../../../domain/jobs/payment.ts";
import type { PunchState } from "../../../domain/jobs/punch-item.ts";
import type { JobRefusal } from "../../../domain/jobs/refusals.ts";
import { dollarsText } from "../../../domain/shared/money/dollars-text.ts";
import type { RefusalRows } from "../refusal-rows.ts";
import { toChangeBody } from "./changes.ts";

const jobWords = {
  open: "Both sides can add changes, or cancel the job",
  agreed: "Both sides can add changes, or cancel the job",
  delivered: "The booth is delivered. Confirm the bill to close the job",
  closed: "The job is closed. An admin can reopen it within seven days",
  ended: "The job was canceled. An admin can reopen it within seven days",
};

const changeWords: Record<(typeof changeStates)[number], string> = {
  wished: "The builder can price or decline it",
  proposed: "The exhibitor can approve or refuse it, and the builder can edit or withdraw it",
  approved: "It is approved. Add another change to undo it",
  refused: "It was refused. The builder can add another one",
  declined: "The builder declined it. You can add another one",
  withdrawn: "It was withdrawn. Add another one instead",
  lapsed: "It lapsed without an answer. The builder can add it again",
};

const paymentWords: Record<PaymentState, string> = {
  planned: "The payment is planned. The exhibitor can say that it was sent",
  sent: "The exhibitor said that it was sent. The builder can say that it came",
  received: "The builder said that it came. Either side can say that it doesn't agree",
  "not-agreed": "A side doesn't agree. It can be sent or received again",
};

const approvalWords: Record<ApprovalState, string> = {
  asked: "The other side can approve it or ask for changes",
  approved: "It is approved",
  "approved-with-notes": "It is approved with notes",
  "changes-wanted": "Changes are wanted. Show the next round",
  withdrawn: "It was withdrawn",
  superseded: "A newer round replaced it. Look at that one",
};

const punchWords: Record<PunchState, string> = {
  open: "The builder can say that it is fixed",
  fixed: "It is fixed. The exhibitor can accept it or open it again",
  accepted: "It is accepted",
  "not-agreed": "The builder doesn't agree. The exhibitor can accept that or open it again",
};

const bankDetailsWords = "Send bank details on your invoice, not here";

export const jobRefusals: RefusalRows<JobRefusal> = {
  "job-not-found": { status: 404, words: "Job not found" },
  "job-not-begun": {
    status: 404,
    words: "This quote was accepted before jobs existed. Start its job first",
  },
  "bill-moved": {
    status: 409,
    words: "The bill changed after you read it. Read it again, then decide",
  },
  "bill-too-large": { status: 400, words: "The sum is too large" },
  "call-off-needs-text": { status: 400, words: "Say why you cancel", field: "text" },
  "job-state": {
    status: 409,
    words: ({ state, attempted }) => `You can't ${attempted} now. ${jobWords[state]}`,
  },
  "change-state": {
    status: 409,
    words: ({ state, attempted }) => `You can't ${attempted} now. ${changeWords[state]}`,
  },
  "change-moved": {
    status: 409,
    words: "The builder edited this change after you read it. Read it again, then decide",
    change: ({ current }) => toChangeBody(current, null),
  },
  "other-side-decides": {
    status: 403,
    words: ({ attempted }) => `You can't ${attempted}: that is up to the other side`,
  },
  "change-lines-missing": {
    status: 400,
    words: "Add at least one line with its amount",
    field: "lines",
  },
  "change-lines-of-wish": {
    status: 400,
    words: "The builder states the price of your wish",
    field: "lines",
  },
  "agreed-below-zero": {
    status: 400,
    words: "With this change the agreed amount would be below zero",
    field: "lines",
  },
  "change-too-large": { status: 400, words: "The amount is too large", field: "lines" },
  "answer-by-passed": {
    status: 400,
    words: "The time to answer must be in the future",
    field: "answerBy",
  },
  "too-many-changes": {
    status: 409,
    words: ({ limit }) => `No more than ${limit} fit here`,
  },
  "agreement-moved": {
    status: 409,
    words: "The agreement was edited after you read it. Read it again, then decide",
  },
  "sum-mismatch": {
    status: 400,
    words: ({ sum, agreed }) =>
      `The parts add up to ${dollarsText(sum)}, but ${dollarsText(agreed)} is agreed`,
    field: "payments",
  },
  "payment-settled": {
    status: 409,
    words: "A payment that was sent or received can't be edited. Read the plan again",
  },
  "too-many-payments": {
    status: 400,
    words: ({ limit }) => `A plan has no more than ${limit} parts that are still to pay`,
    field: "payments",
  },
  "too-many-versions": {
    status: 409,
    words: ({ limit }) => `The agreement has ${limit} versions: no more fit here`,
  },
  "payment-state": {
    status: 409,
    words: ({ state }) => paymentWords[state],
  },
  "approval-state": {
    status: 409,
    words: ({ state, attempted }) => `You can't ${attempted} now. ${approvalWords[state]}`,
  },
  "too-many-approvals": {
    status: 409,
    words: ({ limit }) => `A job has no more than ${limit} approvals`,
  },
  "certificate-missing": {
    status: 409,
    words: "You have no valid proof of insurance here. Send one under Profile, Vetting",
  },
  "no-photo-allowed": {
    status: 409,
    words: "The exhibitor has allowed no photo yet",
  },
  "too-many-messages": {
    status: 409,
    words: ({ limit }) => `A job has no more than ${limit} messages`,
  },
  "called-in": { status: 409, words: "We are called in already. Answer there, or wait for us" },
  "not-called-in": { status: 409, words: "No side has called us in" },
  "site-link-invalid": {
    status: 404,
    words: "This link doesn't work. Ask the builder of the booth for a new one",
  },
  "punch-state": {
    status: 409,
    words: ({ state, attempted }) => `You can't ${attempted} now. ${punchWords[state]}`,
  },
  "too-many-punch-items": {
    status: 409,
    words: ({ limit }) => `A punch list has no more than ${limit} items`,
  },
  "files-unknown": {
    status: 400,
    words: "A file is missing or was refused. Add it again",
    field: "files",
  },
  "bank-details": {
    status: 400,
    words: bankDetailsWords,
    errors: ({ field }) => [{ field, message: bankDetailsWords }],
  },
};
