import { now, pendingRequest } from "../quotes/examples.ts";
import type { BuilderId, QuestionId } from "../shared/id.ts";
import type { Question } from "./question.ts";

/** An open question about the example request, with this number. */
export function questionOf(
  number: number,
  builderId: BuilderId,
  facts: Partial<Question> = {},
): Question {
  return {
    id: `0190f500-0000-7000-8000-${String(number).padStart(12, "0")}` as QuestionId,
    quoteRequestId: pendingRequest.id,
    askedBy: "builder",
    builderId,
    text: `Is the floor ${number} inches raised?`,
    isPrivate: false,
    status: "open",
    answer: null,
    declineCode: null,
    askedAt: now,
    decidedAt: null,
    ...facts,
  };
}
