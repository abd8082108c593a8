import type { QuestionRefusal } from "../../../domain/questions/refusals.ts";
import type { RefusalRows } from "../refusal-rows.ts";

export const questionRefusals: RefusalRows<QuestionRefusal> = {
  "question-not-found": { status: 404, words: "Question not found" },
  "question-not-open": {
    status: 409,
    words: "This question was already answered, or the request is closed",
  },
  "question-without-reader": {
    status: 409,
    words: "This builder isn't asked to quote, or no builder is yet",
  },
  "too-many-questions": {
    status: 409,
    words: ({ limit }) =>
      `No more than ${limit} questions fit here. Put the rest into your quote's message`,
  },
};
