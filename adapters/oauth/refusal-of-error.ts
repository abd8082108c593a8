import { ClientError, ResponseBodyError } from "openid-client";
import type { ProviderRefusal } from "../../domain/accounts/providers/sign-in-provider.ts";
import { unreachableIn } from "./outbound.ts";

/** Codes of answers that are no answers: a page in place of JSON, a status that means nothing, silence. */
const noAnswer = new Set([
  "OAUTH_TIMEOUT",
  "OAUTH_ABORT",
  "OAUTH_RESPONSE_IS_NOT_CONFORM",
  "OAUTH_RESPONSE_IS_NOT_JSON",
  "OAUTH_PARSE_ERROR",
]);

/** The refusal for a failure between us and a provider; other errors are rethrown. */
export function refusalOfError(error: unknown): ProviderRefusal {
  if (unreachableIn(error)) return { kind: "provider-away" };
  if (error instanceof ResponseBodyError) return { kind: "provider-answer-invalid" };
  if (!(error instanceof ClientError)) throw error;
  if (error.code === "OAUTH_JWT_TIMESTAMP_CHECK_FAILED") return { kind: "provider-clock-off" };
  if (noAnswer.has(error.code ?? "")) return { kind: "provider-away" };
  return { kind: "provider-answer-invalid" };
}
