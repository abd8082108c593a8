import type { core } from "zod";
import { type Problem, problemOf } from "../contract/problem.ts";

/** Bad fields, said once for all and once for each, without a word of what was sent. */
export function invalidInput({ issues }: core.$ZodError): Problem {
  const errors = issues.map(({ path, message }) => ({ field: path.join("."), message }));
  const sentences = [...new Set(errors.map(({ message }) => message))];
  return problemOf("invalid-input", 400, sentences.slice(0, 5).join(". "), errors);
}
