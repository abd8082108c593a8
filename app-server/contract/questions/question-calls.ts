import type { CallRows } from "../call.ts";
import { messageBody } from "../message.ts";
import {
  answerForm,
  questionBody,
  questionDeclineForm,
  questionForm,
  questionsBody,
} from "./questions.ts";

const tag = "Questions";
const callers = "members";

/** Builders' questions about a request, and the exhibitor's answers for all builders. */
export const questionCalls = {
  "GET /api/quote-requests/:id/questions": {
    tag,
    summary:
      "List the questions about a request. Its owner and admins read who asks; an assigned builder does not",
    callers,
    answer: questionsBody,
    problems: [404],
  },
  "POST /api/quote-requests/:id/questions": {
    tag,
    summary: "Ask about a request, as an assigned builder, until a quote is accepted",
    callers,
    body: questionForm,
    status: 201,
    answer: questionBody,
    problems: [404, 409],
  },
  "POST /api/questions/:id/answer": {
    tag,
    summary: "Answer a question about your request, once, for all its builders",
    callers,
    body: answerForm,
    answer: questionBody,
    problems: [404, 409],
  },
  "POST /api/questions/:id/decline": {
    tag,
    summary: "Decline to answer a question about your request",
    callers,
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
