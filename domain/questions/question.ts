import type { QuoteCase } from "../quotes/ports.ts";
import { isOpen } from "../quotes/request-state.ts";
import type { BuilderId, QuestionId, QuoteRequestId } from "../shared/id.ts";

export const questionLimits = {
  text: 2000,
  /** Of one builder about one request. */
  ofBuilder: 10,
  /** Of all builders about one request. */
  ofRequest: 50,
} as const;

/** Why an exhibitor does not answer. */
export const questionDeclines = [
  { value: "in-the-brief", label: "It's in the brief" },
  { value: "not-decided", label: "Not decided yet" },
  { value: "private", label: "We'd rather not say" },
] as const;
export type QuestionDecline = (typeof questionDeclines)[number]["value"];
export const questionDeclineCodes = questionDeclines.map(({ value }) => value) as [
  QuestionDecline,
  ...QuestionDecline[],
];

export const questionStatuses = ["open", "answered", "declined"] as const;

/** A builder's question about a request. Every builder of the request reads it, but not who asks. */
export type Question = {
  id: QuestionId;
  quoteRequestId: QuoteRequestId;
  builderId: BuilderId;
  text: string;
  /** It reveals the builder's idea: no other builder reads it. */
  isPrivate: boolean;
  status: (typeof questionStatuses)[number];
  answer: string | null;
  declineCode: QuestionDecline | null;
  askedAt: Date;
  decidedAt: Date | null;
};

/** Whether questions about the request can still be asked and answered. */
export function takesQuestions({ request, responses }: QuoteCase): boolean {
  return isOpen(request.status) && !responses.some(({ status }) => status === "accepted");
}
