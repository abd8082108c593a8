import type { core } from "zod";
import { type Problem, problemOf } from "../../contract/problem.ts";

/** Fields that a problem names at most. */
const maxErrors = 100;

/** Invalid fields, in one sentence and one by one, without repeating the input. */
export function invalidInput({ issues }: core.$ZodError): Problem {
  const errors = issues
    .slice(0, maxErrors)
    .map((issue) => ({ field: issue.path.join("."), message: wordsOf(issue) }));
  const sentences = [...new Set(errors.map(({ message }) => message))];
  return problemOf("invalid-input", 400, sentences.slice(0, 5).join(". "), errors);
}

function wordsOf({ path, code, message }: core.$ZodIssue): string {
  const isNoObject = path.length === 0 && code === "invalid_type";
  return isNoObject ? "The body must be a JSON object" : message;
}
