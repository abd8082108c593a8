import { ApiError } from "../../app-server/contract/api-error.ts";
import { type FailureWords, failureText } from "../ui/feedback/failure-text.ts";

/**
 * The message for a failed passkey. Browsers report a refusal by the person and one by the device
 * alike.
 */
export function passkeyErrorText(error: unknown, otherwise: FailureWords): string {
  if (error instanceof ApiError) return failureText(otherwise, error);
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return "This device already has a passkey for your account.";
  if (name === "NotAllowedError" || name === "AbortError") {
    return "The passkey wasn't used. Try again, or choose another way.";
  }
  return failureText(otherwise, error);
}
