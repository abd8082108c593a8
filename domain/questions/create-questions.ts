import type { AttachmentRepository } from "../attachments/ports.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { MediaStore } from "../pictures/ports.ts";
import type { ContactAfter } from "../quotes/contact-after.ts";
import type { QuoteRequestRepository } from "../quotes/ports.ts";
import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { askQuestion } from "./ask-question.ts";
import { decideQuestion } from "./decide-question.ts";
import { listQuestions } from "./list-questions.ts";
import { notifyQuestions } from "./notify-questions.ts";
import type { QuestionRepository } from "./ports.ts";
import { withdrawQuestion } from "./withdraw-question.ts";

/** Ports that these use cases need. */
export type QuestionsPorts = {
  clock: Clock;
  ids: Ids;
  quotes: QuoteRequestRepository;
  builders: BuilderProfileRepository;
  questions: QuestionRepository;
  attachments: AttachmentRepository;
  files: MediaStore;
  contactAfter: ContactAfter;
};

/** The use cases: builders' questions about a request, answered once for all. */
export function createQuestions(ports: QuestionsPorts) {
  return {
    listQuestions: listQuestions(ports),
    askQuestion: askQuestion(ports),
    decideQuestion: decideQuestion(ports),
    withdrawQuestion: withdrawQuestion(ports),
    notifyQuestions: notifyQuestions(ports),
  };
}
