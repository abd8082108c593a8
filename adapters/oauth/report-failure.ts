import { unreachableIn } from "./outbound.ts";

type Input = {
  name?: string;
  code?: string;
  error?: string;
  error_description?: string;
  message?: string;
};

/**
 * Logs why a sign-in with a provider failed: the kind of error and its message, never who signed
 * in.
 */
export function reportFailure(label: string, failure: unknown): void {
  const { name, code, error, error_description, message } = (unreachableIn(failure) ??
    failure) as Input;
  const words = [name, code, error, error_description, message]
    .filter((word) => typeof word === "string" && word)
    .map((word) => inLog(word as string));
  console.error(`Sign-in with ${label} failed: ${words.join(", ").slice(0, 400)}`);
}

/** Logs what a provider sent in place of a code. */
export function reportRefusal(label: string, answer: URLSearchParams): void {
  const [error, error_description] = ["error", "error_description"].map(
    (name) => answer.get(name) ?? "",
  );
  if (error || error_description) reportFailure(label, { error, error_description });
  else reportFailure(label, { message: "It sends the browser back without a code" });
}

/**
 * A provider's message on one line, with email addresses removed, since some name who was refused.
 */
function inLog(words: string): string {
  return words
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, " ")
    .replace(/[^\s'"<>(),;:]+@[^\s'"<>(),;:]+/g, "…@…")
    .trim()
    .slice(0, 300);
}
