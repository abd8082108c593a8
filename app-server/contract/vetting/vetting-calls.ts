import * as z from "zod";
import { leastProjects } from "../../../domain/vetting/check.ts";
import { leastAnswers } from "../../../domain/vetting/reference.ts";
import type { VettingRefusal } from "../../../domain/vetting/refusals.ts";
import { administration, type Call, type CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import type { RefusalRows } from "../refusal-rows.ts";
import {
  answerForm,
  checkForm,
  decisionForm,
  documentBody,
  documentQuery,
  documentWords,
  openedReferenceBody,
  ownChecksBody,
  policyBody,
  policyForm,
  publicChecksBody,
  queuedChecksBody,
  queueQuery,
  siteVisitForm,
} from "./vetting.ts";

const tag = "Vetting";
const callers = "members";

/** Path for uploads, whose body is a file and larger than any form. */
export const documentsPath = "/api/vetting/documents";

/** Calls for evidence about builders. */
export const vettingCalls = {
  "GET /api/builders/:id/vetting": {
    tag,
    summary: "Read which checks of a builder are valid, with their months; documents are private",
    shows: ["builders"],
    answer: publicChecksBody,
    problems: [404],
  },
  "GET /api/builders/vetting": {
    tag,
    summary: "List your checks, the latest first, with their documents",
    callers,
    answer: ownChecksBody,
    problems: [404],
  },
  "POST /api/builders/vetting": {
    tag,
    summary:
      "Send evidence with documents that you uploaded. It replaces one that still waits; a valid one stays valid until this one is accepted",
    callers,
    body: checkForm,
    status: 201,
    answer: messageBody,
    problems: [404, 409],
  },
  "DELETE /api/vetting/documents/:id": {
    tag,
    summary: "Remove a document that you haven't sent yet",
    callers,
    answer: messageBody,
    problems: [404],
  },
  "GET /api/references/:token": {
    tag,
    summary: "Read who names you as a reference, by the link in an email. Changes nothing",
    answer: openedReferenceBody,
    problems: [404],
  },
  "POST /api/references/:token": {
    tag,
    summary: "Answer as a reference, once. Only admins read it",
    body: answerForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "DELETE /api/references/:token": {
    tag,
    summary: "Not be asked as a reference again. The address is erased",
    answer: messageBody,
    problems: [404],
  },
  "GET /api/admin/vetting": {
    ...administration,
    summary: "List checks: those that wait, the longest waiting first, or the latest of a state",
    query: queueQuery,
    answer: queuedChecksBody,
  },
  "POST /api/admin/vetting": {
    ...administration,
    summary:
      "Send your visit to a builder's booth, with photos that you uploaded; an admin decides about it as about others",
    body: siteVisitForm,
    status: 201,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/vetting/:id/decide": {
    ...administration,
    summary: "Accept a check until a day, refuse it, or revoke it with a reason",
    body: decisionForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "GET /api/admin/vetting-policy": {
    ...administration,
    summary: "Read which checks builders need to be invited, and whom each choice would leave",
    answer: policyBody,
  },
  "PUT /api/admin/vetting-policy": {
    ...administration,
    summary:
      "Set which checks builders need to be invited; standing invitations stay. Requires recent re-authentication",
    body: policyForm,
    answer: policyBody,
    problems: [409],
  },
} satisfies CallRows;

/** Calls to upload and to download a document. */
export const vettingFileCalls: Call[] = [
  {
    method: "post",
    path: documentsPath,
    tag,
    summary: `Upload a document (${documentWords}) for a check of yours; unsent ones are deleted after a week`,
    query: documentQuery,
    bodyType: "multipart/form-data",
    body: z.object({ file: z.file() }),
    answer: { status: 201, body: documentBody },
    problems: [401, 404, 409, 429],
  },
  {
    method: "get",
    path: `${documentsPath}/{id}`,
    tag,
    summary: "Download a document: your own, or any as an admin",
    answer: { status: 200, body: z.string(), mediaType: "application/octet-stream" },
    problems: [401, 404, 409],
  },
  {
    method: "get",
    path: `${documentsPath}/{id}/preview`,
    tag,
    summary: "A copy of a picture, as WebP",
    answer: { status: 200, body: z.string(), mediaType: "image/webp" },
    problems: [401, 404, 409],
  },
];

const stateWords = {
  submitted: "This check waits for a decision",
  valid: "This check is accepted already",
  refused: "This check was refused already",
  expired: "This check has ended. The builder can send a new one",
  replaced: "A later check took this one's place",
};

export const vettingRefusals: RefusalRows<VettingRefusal> = {
  "check-not-found": { status: 404, words: "Check not found" },
  "check-state": { status: 409, words: ({ state }) => stateWords[state] },
  "documents-missing": {
    status: 400,
    field: "documents",
    words: ({ least, most, isPhotos }) =>
      most === 0
        ? "This check takes no documents"
        : `Add ${least} to ${most} ${isPhotos ? "photos" : "documents"}. If you did, upload them again`,
  },
  "policy-ended": {
    status: 400,
    field: "validUntil",
    words: "This policy has ended, or ends before it starts",
  },
  "projects-missing": {
    status: 409,
    words: ({ count }) =>
      `You have ${count} of the ${leastProjects} published projects that this takes, each with its show and a picture marked "built"`,
  },
  "visit-ahead": { status: 400, field: "visitedOn", words: "This day is still ahead" },
  "too-few-references": {
    status: 400,
    field: "people",
    words: ({ left }) => `Name ${leastAnswers} people or more, and at most ${left}`,
  },
  "reference-pace": {
    status: 409,
    words: ({ limit }) => `You asked ${limit} people in 30 days. Ask more later`,
  },
  "reference-unfit": {
    status: 400,
    field: "people",
    words: ({ because }) =>
      because === "known"
        ? "Each reference is another person, and none is you"
        : "One of these people doesn't want to be asked. Name another",
  },
  "reference-invalid": { status: 404, words: "This link doesn't work anymore" },
  "reference-answered": { status: 409, words: "You have answered already. Thank you" },
  "answers-missing": {
    status: 409,
    words: ({ least }) => `Wait until ${least} references have answered`,
  },
  "validity-wrong": {
    status: 400,
    field: "validUntil",
    words: ({ latest }) => `Choose a day from today to ${latest}, when the evidence ends`,
  },
  "decision-reason-missing": {
    status: 400,
    field: "reason",
    words: ({ because }) =>
      because === "refused"
        ? "Say why, so the builder can fix it"
        : "The policy is in another name. Say why you accept it",
  },
};
