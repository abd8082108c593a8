import { ApiError } from "../../../app-server/contract/api-error.ts";

/** What to tell when a passkey, or the server, said no. Browsers name every refusal of the person or the device alike. */
export function passkeyTrouble(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return ApiError.wordsOf(error, otherwise);
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") return "This device already has a passkey for your account.";
  if (name === "NotAllowedError" || name === "AbortError") {
    return "The passkey wasn't used. Try again, or choose another way.";
  }
  return otherwise;
}
