import type { ProviderRefusal } from "../../domain/accounts/providers/sign-in-provider.ts";

/** Errors that providers send when the person cancels; the second is Apple's. */
const changedTheirMind = new Set([
  "access_denied",
  "user_cancelled_authorize",
  "consent_required",
  "interaction_required",
  "login_required",
]);
const itsOwnTrouble = new Set(["server_error", "temporarily_unavailable"]);

/**
 * The refusal that the browser brought in place of a code; null when there is a code, or neither.
 */
export function refusalInAnswer(answer: URLSearchParams): ProviderRefusal | null {
  const error = answer.get("error");
  if (error === null) return answer.get("code") ? null : { kind: "provider-answer-invalid" };
  if (changedTheirMind.has(error)) return { kind: "provider-consent-refused" };
  if (itsOwnTrouble.has(error)) return { kind: "provider-away" };
  return { kind: "provider-answer-invalid" };
}
