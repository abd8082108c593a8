/** The error of a decline without a chosen reason and without words; null when it says why. */
export function missingReason(code: unknown, reason: unknown): string | null {
  return code || `${reason ?? ""}`.trim().length >= 3 ? null : "Choose a reason";
}
