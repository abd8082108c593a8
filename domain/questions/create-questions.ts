import { feature } from "../shared/feature.ts";
import { askQuestion } from "./ask-question.ts";
import { decideQuestion } from "./decide-question.ts";
import { readExhibitorRecord } from "./exhibitor-record.ts";
import { listQuestions } from "./list-questions.ts";
import { notifyQuestions } from "./notify-questions.ts";
import { withdrawQuestion } from "./withdraw-question.ts";

/** The use cases: builders' questions about a request, answered once for all. */
export const createQuestions = feature({
  listQuestions,
  askQuestion,
  decideQuestion,
  withdrawQuestion,
  readExhibitorRecord,
  notifyQuestions,
});
