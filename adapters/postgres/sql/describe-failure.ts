import { certificateHint } from "../../system/certificate-hint.ts";

/** Why a connection to a database failed, in a few words without secrets. */
export function describeFailure(error: unknown): string {
  // a host with several addresses fails with one error per address and no message of its own
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { code, message } = first as { code?: string; message?: string };
  const certificate = certificateHint(first);
  if (certificate) return certificate.found;
  return words[code ?? ""] ?? (isTimeout(message) ? "it does not answer" : (message ?? "unknown"));
}

const words: Record<string, string> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "the host has no address",
  EAI_AGAIN: "the host has no address",
  EHOSTUNREACH: "there is no way to the host",
  ETIMEDOUT: "it does not answer",
};

const isTimeout = (message = "") => /timeout/i.test(message);
