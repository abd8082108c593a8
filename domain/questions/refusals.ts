/** The question is missing, or the caller may not read it. */
export type QuestionNotFound = { kind: "question-not-found" };
/** The question was answered or declined already. */
export type QuestionNotOpen = { kind: "question-not-open" };
/**
 * The limit of questions per builder, of all builders, or of the exhibitor is reached for this
 * request.
 */
export type TooManyQuestions = { kind: "too-many-questions"; limit: number };

/** The asked builder isn't assigned to the request, or no builder is yet. */
export type QuestionWithoutReader = { kind: "question-without-reader" };

export type QuestionRefusal =
  | QuestionNotFound
  | QuestionNotOpen
  | TooManyQuestions
  | QuestionWithoutReader;
