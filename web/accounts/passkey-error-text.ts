import { ApiError } from "../../app-server/contract/api-error.ts";

/**
 * The message for a failed passkey. Browsers report a refusal by the person and one by the device
 * alike.
 */
export function passkeyErrorText(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return ApiError.wordsOf(error, otherwise);
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return "This device already has a passkey for your account.";
  if (name === "NotAllowedError" || name === "AbortError") {
    return "The passkey wasn't used. Try again, or choose another way.";
  }
  return otherwise;
}
