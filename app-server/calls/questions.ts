import { asId } from "../contract/fields/as-id.ts";
import type { questionCalls } from "../contract/questions/question-calls.ts";
import { toOwnQuestionBody, toQuestionsBody } from "../contract/questions/questions.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Handlers for questions of both sides about a request, and their answers. */
export const questionHandlers: HandlersOf<typeof questionCalls> = {
  "GET /api/quote-requests/:id/questions": ({ core, by }, { params: { id } }) =>
    mapped(core.questions.listQuestions({ requestId: asId(id), by }), toQuestionsBody),
  "GET /api/quote-requests/:id/exhibitor": ({ core, by }, { params: { id } }) =>
    mapped(core.questions.readExhibitorRecord({ requestId: asId(id), by }), (record) => ({
      record,
    })),
  "POST /api/quote-requests/:id/questions": ({ core, by }, { params: { id }, body }) => {
    const { text, private: isPrivate } = body;
    const to = body.to === null ? null : asId<"builder">(body.to);
    return mapped(
      core.questions.askQuestion({ requestId: asId(id), text, isPrivate, to, by }),
      toOwnQuestionBody,
    );
  },
  "POST /api/questions/:id/answer": ({ core, by }, { params: { id }, body: { text: answer } }) =>
    mapped(
      core.questions.decideQuestion({ questionId: asId(id), decision: { answer }, by }),
      toOwnQuestionBody,
    ),
  "POST /api/questions/:id/decline": ({ core, by }, { params: { id }, body: { code } }) =>
    mapped(
      core.questions.decideQuestion({ questionId: asId(id), decision: { declineCode: code }, by }),
      toOwnQuestionBody,
    ),
  "POST /api/questions/:id/withdraw": ({ core, by }, { params: { id } }) =>
    mapped(core.questions.withdrawQuestion({ questionId: asId(id), by }), () => ({
      message: "Question withdrawn",
    })),
};
