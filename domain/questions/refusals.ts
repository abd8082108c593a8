/** Missing, or not the caller's to see. */
export type QuestionNotFound = { kind: "question-not-found" };
/** It was answered or declined. */
export type QuestionNotOpen = { kind: "question-not-open" };
/** The builder, all builders together, or the exhibitor, asked as many as a request takes. */
export type TooManyQuestions = { kind: "too-many-questions"; limit: number };

/** The builder whom the exhibitor asks is not asked to quote, or none is yet. */
export type QuestionWithoutReader = { kind: "question-without-reader" };

export type QuestionRefusal =
  | QuestionNotFound
  | QuestionNotOpen
  | TooManyQuestions
  | QuestionWithoutReader;
