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

/** Why the browser brought no code back; null when it did, or when nothing is said. */
export function refusalInAnswer(answer: URLSearchParams): ProviderRefusal | null {
  const error = answer.get("error");
  if (error === null) return answer.get("code") ? null : { kind: "provider-answer-invalid" };
  if (changedTheirMind.has(error)) return { kind: "provider-consent-refused" };
  if (itsOwnTrouble.has(error)) return { kind: "provider-away" };
  return { kind: "provider-answer-invalid" };
}
