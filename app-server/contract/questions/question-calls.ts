import type { CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import { exhibitorRecordBody } from "./exhibitor-record.ts";
import {
  answerForm,
  questionBody,
  questionDeclineForm,
  questionForm,
  questionsBody,
} from "./questions.ts";

const tag = "Questions";
const callers = "members";

/**
 * Calls for questions about a request: builders ask the exhibitor, whose answer all builders read;
 * the exhibitor asks one builder or all.
 */
export const questionCalls = {
  "GET /api/quote-requests/:id/questions": {
    tag,
    summary:
      "List the questions about a request. Its owner and admins read who asks and who is asked; an assigned builder reads those of builders without who asks, and those of the owner to them",
    callers,
    answer: questionsBody,
    problems: [404],
  },
  "GET /api/quote-requests/:id/exhibitor": {
    tag,
    summary:
      "Read what is counted about the exhibitor of a request, as its owner, an assigned builder or an admin; null before the account's second request",
    callers,
    answer: exhibitorRecordBody,
    problems: [404],
  },
  "POST /api/quote-requests/:id/questions": {
    tag,
    summary:
      "Ask about a request, until a quote is accepted: as an assigned builder its owner, or as its owner one builder or all of them. Each builder answers for itself; answers the first of several questions",
    callers: "members-and-links",
    body: questionForm,
    status: 201,
    answer: questionBody,
    problems: [404, 409],
  },
  "POST /api/questions/:id/answer": {
    tag,
    summary:
      "Answer a question about your request, once, for all its builders; or its owner's to you",
    callers: "members-and-links",
    body: answerForm,
    answer: questionBody,
    problems: [404, 409],
  },
  "POST /api/questions/:id/decline": {
    tag,
    summary: "Decline to answer a question about your request, or its owner's to you",
    callers: "members-and-links",
    body: questionDeclineForm,
    answer: questionBody,
    problems: [404, 409],
  },
  "POST /api/questions/:id/withdraw": {
    tag,
    summary: "Withdraw your own question before it is answered",
    callers,
    answer: messageBody,
    problems: [404, 409],
  },
} satisfies CallRows;
