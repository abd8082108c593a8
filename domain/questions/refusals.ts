/** Missing, or not the caller's to see. */
export type QuestionNotFound = { kind: "question-not-found" };
/** It was answered or declined. */
export type QuestionNotOpen = { kind: "question-not-open" };
/** The builder, or all builders together, asked as many as a request takes. */
export type TooManyQuestions = { kind: "too-many-questions"; limit: number };

export type QuestionRefusal = QuestionNotFound | QuestionNotOpen | TooManyQuestions;
