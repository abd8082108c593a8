import type { Message } from "../messages/ports.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { QuestionId, QuoteRequestId, UserId } from "../shared/id.ts";
import type { Question } from "./question.ts";

/** Questions of one request whose emails haven't been sent. */
export type QuestionsToTell = {
  requestId: QuoteRequestId;
  /** Open ones, to email to the other side. */
  asked: Question[];
  /** Answered or declined ones, to email to the side that asked. */
  decided: Question[];
};

/**
 * Stores questions. Each change increases the request's change token, so that open pages update.
 */
export type QuestionRepository = {
  find(id: QuestionId): Promise<Question | null>;
  /** Questions of one request, oldest first. */
  list(requestId: QuoteRequestId): Promise<Question[]>;
  /** Questions of these requests, oldest first. */
  listOfRequests(ids: readonly QuoteRequestId[]): Promise<Question[]>;
  /**
   * Counts an account's requests sent after `since`, those with an accepted quote, and the median
   * time until a builder's question about them is decided; null without one.
   */
  countOfExhibitor(
    userId: UserId,
    since: Date,
  ): Promise<{ requests: number; awarded: number; answerMs: number | null }>;
  /**
   * Stores all of these questions of one request, or none. `refusalFor` gets the stored ones and
   * the case under a lock; with a refusal, which is returned, nothing is stored. Does nothing when
   * the request is gone.
   */
  add<Refused>(
    questions: readonly [Question, ...Question[]],
    audit: AuditEntry,
    refusalFor: (stored: readonly Question[], found: QuoteCase) => Refused | null,
  ): Promise<Refused | null>;
  /**
   * Stores the answer or decline of an open question. False when it is no longer open, or the case,
   * read under a lock, takes no answers.
   */
  decide(
    question: Question,
    audit: AuditEntry,
    takesAnswers: (found: QuoteCase) => boolean,
  ): Promise<boolean>;
  /** Removes an open question. False when it is no longer open. */
  remove(question: Question, audit: AuditEntry): Promise<boolean>;
  /**
   * Questions to email, by request: where one was asked or decided before this time, with all
   * younger ones of the request.
   */
  listToTell(before: Date): Promise<QuestionsToTell[]>;
  /** Stores the emails and marks the questions as emailed. */
  markEmailed(questions: QuestionsToTell, messages: Message[]): Promise<void>;
};
