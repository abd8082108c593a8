import type { Message } from "../messages/ports.ts";
import type { QuoteCase } from "../quotes/ports.ts";
import type { AuditEntry } from "../shared/audit-entry.ts";
import type { QuestionId, QuoteRequestId } from "../shared/id.ts";
import type { Question } from "./question.ts";

/** Questions of one request that someone has yet to be emailed about. */
export type QuestionsToTell = {
  requestId: QuoteRequestId;
  /** Open ones, for the other side. */
  asked: Question[];
  /** Answered or declined ones, for the side that asked. */
  decided: Question[];
};

/** Stores questions. Each change counts as a change of the request, so that open pages show it. */
export type QuestionRepository = {
  find(id: QuestionId): Promise<Question | null>;
  /** Of one request, the oldest first. */
  list(requestId: QuoteRequestId): Promise<Question[]>;
  /** Of all these requests, the oldest first. */
  listOfRequests(ids: readonly QuoteRequestId[]): Promise<Question[]>;
  /**
   * Of one request, all or none. `refusalFor` sees the stored ones and the case, with no other write to them meanwhile: with a
   * refusal, which is answered, nothing is stored. Does nothing when the request is gone.
   */
  add<Refused>(
    questions: readonly [Question, ...Question[]],
    audit: AuditEntry,
    refusalFor: (stored: readonly Question[], found: QuoteCase) => Refused | null,
  ): Promise<Refused | null>;
  /**
   * Stores how an open question was decided. False when it is not open anymore, or the case, with no other write to it meanwhile,
   * takes no answers.
   */
  decide(
    question: Question,
    audit: AuditEntry,
    takesAnswers: (found: QuoteCase) => boolean,
  ): Promise<boolean>;
  /** Removes an open question. False when it is not open anymore. */
  remove(question: Question, audit: AuditEntry): Promise<boolean>;
  /** By request, where one question or decision is from before this time; with all younger ones of that request. */
  listToTell(before: Date): Promise<QuestionsToTell[]>;
  /** Stores the emails; the questions need no more of them. */
  markEmailed(questions: QuestionsToTell, messages: Message[]): Promise<void>;
};
