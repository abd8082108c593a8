import type { MailOutcome } from "../../domain/messages/ports.ts";
import { oneLine } from "./one-line.ts";

/** Fields of nodemailer's errors besides the message. */
type MailError = { responseCode?: number; response?: string; command?: string; code?: string };

/**
 * Final only when the server rejects this address or this content. All other failures, a wrong
 * password of ours included, can be fixed before the next attempt.
 */
export function outcomeOfError(error: unknown): MailOutcome {
  const { responseCode = 0, response, command, code } = (error ?? {}) as MailError;
  const isAboutMessage = command === "RCPT TO" || command === "DATA";
  // 503 is about the order of commands, not about the message
  const isFinal = responseCode >= 500 && responseCode < 600 && responseCode !== 503;
  const words =
    code === "EABORT" ? "The mail server took too long" : response || (error as Error)?.message;
  return {
    kind: isAboutMessage && isFinal ? "refused" : "unavailable",
    error: oneLine(words || "Unknown mail error", 300),
  };
}
