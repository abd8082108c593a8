import type { core } from "zod";
import { type Problem, problemOf } from "../../contract/problem.ts";

/** Maximum number of invalid fields that a problem lists. */
const maxErrors = 100;

/**
 * The problem for invalid input: one sentence, and each field's error, without repeating the input.
 */
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
