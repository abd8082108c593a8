import * as z from "zod";
import type { QuestionRead, QuestionsRead } from "../../../domain/questions/list-questions.ts";
import {
  type Question,
  questionDeclineCodes,
  questionLimits,
  questionStatuses,
} from "../../../domain/questions/question.ts";
import { requiredProse } from "../fields/text.ts";

export const questionForm = z.object({
  text: requiredProse("Question", questionLimits.text),
  private: z
    .boolean("Private must be true or false")
    .nullish()
    .transform((given) => given ?? false)
    .meta({ description: "Only the exhibitor and admins read it, and the answer" }),
});

export const answerForm = z.object({ text: requiredProse("Answer", questionLimits.text) });

export const questionDeclineForm = z.object({
  code: z.enum(questionDeclineCodes, "Reason must be one of the list"),
});

/** A question about a request. Builders read no `askedBy`. `closed`: the request ended before it was answered. */
export const questionBody = z.object({
  id: z.string(),
  text: z.string(),
  private: z.boolean(),
  own: z.boolean(),
  askedBy: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
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
  mayAnswer: z.boolean(),
  /** Email addresses, phone numbers and links in what you write are masked for its readers. */
  masked: z.boolean(),
});
export type QuestionsBody = z.infer<typeof questionsBody>;

export function toQuestionsBody(read: QuestionsRead): QuestionsBody {
  const { questions, isClosed, mayAsk, mayAnswer, isMasked: masked } = read;
  const bodies = questions.map((one) => toQuestionBody(one, isClosed));
  return { questions: bodies, mayAsk, mayAnswer, masked };
}

/** A question that was just asked or decided, for the person who did. */
export function toOwnQuestionBody(question: Question): QuestionBody {
  return toQuestionBody({ question, isOwn: question.status === "open", askedBy: null }, false);
}

export function toQuestionBody(
  { question, isOwn, askedBy }: QuestionRead,
  isClosed: boolean,
): QuestionBody {
  const { id, text, isPrivate, status, answer, declineCode, askedAt, decidedAt } = question;
  return {
    ...{ id, text, private: isPrivate, own: isOwn, askedBy },
    status: isClosed && status === "open" ? "closed" : status,
    ...{ answer, declineCode, askedAt: askedAt.toISOString() },
    decidedAt: decidedAt?.toISOString() ?? null,
  };
}
