import * as z from "zod";
import type { QuestionRead, QuestionsRead } from "../../../domain/questions/list-questions.ts";
import {
  type Question,
  questionDeclineCodes,
  questionLimits,
  questionSides,
  questionStatuses,
} from "../../../domain/questions/question.ts";
import { idText, requiredProse } from "../fields/text.ts";

const text = requiredProse("Question", questionLimits.text);

/** A builder's question by the link in their invitation. */
export const questionByLinkForm = z.object({
  text,
  private: z
    .boolean("Private must be true or false")
    .nullish()
    .transform((given) => given ?? false)
    .meta({ description: "Only the exhibitor and admins read it, and the answer" }),
});

export const questionForm = questionByLinkForm.extend({
  to: idText
    .nullish()
    .transform((id) => id ?? null)
    .meta({
      description:
        "The builder whom the request's owner asks; without it all builders are asked. A builder's question has none",
    }),
});

const questionId = { questionId: idText };

export const answerForm = z.object({ text: requiredProse("Answer", questionLimits.text) });

export const questionDeclineForm = z.object({
  code: z.enum(questionDeclineCodes, "Reason must be one of the list"),
});

export const answerByLinkForm = answerForm.extend(questionId);
export const questionDeclineByLinkForm = questionDeclineForm.extend(questionId);

const namedBuilder = z.object({ id: z.string(), name: z.string().nullable() });

/**
 * A question about a request. Builders get no `askedBy` and no `to`. `closed`: the request ended
 * before an answer.
 */
export const questionBody = z.object({
  id: z.string(),
  text: z.string(),
  private: z.boolean(),
  own: z.boolean(),
  from: z.enum(questionSides),
  askedBy: namedBuilder.nullable(),
  /** The builder whom the exhibitor asks. */
  to: namedBuilder.nullable(),
  mayAnswer: z.boolean(),
  status: z.enum([...questionStatuses, "closed"]),
  answer: z.string().nullable(),
  declineCode: z.enum(questionDeclineCodes).nullable(),
  askedAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type QuestionBody = z.infer<typeof questionBody>;

export const questionsBody = z.object({
  questions: z.array(questionBody),
  mayAsk: z.boolean(),
  /** Builders whom the request's owner may ask. */
  askable: z.array(namedBuilder),
  /**
   * Whether email addresses, phone numbers and links in the caller's texts are masked for readers.
   */
  masked: z.boolean(),
});
export type QuestionsBody = z.infer<typeof questionsBody>;

export function toQuestionsBody(read: QuestionsRead): QuestionsBody {
  const { questions, isClosed, mayAsk, askable, isMasked: masked } = read;
  const bodies = questions.map((one) => toQuestionBody(one, isClosed));
  return { questions: bodies, mayAsk, askable, masked };
}

/** A question that was just asked or decided, for the person who did it. */
export function toOwnQuestionBody(question: Question): QuestionBody {
  const isOwn = question.status === "open";
  return toQuestionBody({ question, isOwn, mayAnswer: false, askedBy: null, to: null }, false);
}

/**
 * A question for one reader. `isClosed`: the request has ended, so open questions count as closed.
 */
export function toQuestionBody(
  { question, isOwn, mayAnswer, askedBy, to }: QuestionRead,
  isClosed: boolean,
): QuestionBody {
  const { id, text, isPrivate, status, answer, declineCode, askedAt, decidedAt } = question;
  return {
    id,
    text,
    private: isPrivate,
    own: isOwn,
    from: question.askedBy,
    askedBy,
    to,
    mayAnswer,
    status: isClosed && status === "open" ? "closed" : status,
    answer,
    declineCode,
    askedAt: askedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
