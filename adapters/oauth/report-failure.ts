import { unreachableIn } from "./outbound.ts";

type Input = { name?: string; code?: string; error?: string; message?: string };

/** Tells the operator why a sign-in with a provider failed: the kind of error and its words, never who signed in. */
export function reportFailure(label: string, failure: unknown): void {
  const { name, code, error, message } = (unreachableIn(failure) ?? failure) as Input;
  const words = [name, code, error, message].filter((word) => typeof word === "string" && word);
  console.error(`Sign-in with ${label} failed: ${words.join(", ").slice(0, 300)}`);
}
