/** The status of the error page for each way in which a sign-in with a provider can fail. */
export const providerFailures = {
  away: 503,
  "consent-refused": 403,
  "attempt-invalid": 400,
  "answer-invalid": 502,
  "clock-off": 502,
  "address-unverified": 403,
  "address-unproven": 409,
  removed: 403,
  "account-suspended": 403,
  "too-many-requests": 429,
} as const;

export type ProviderFailure = keyof typeof providerFailures;
