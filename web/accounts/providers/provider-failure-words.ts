import type { ProviderFailure } from "../../../app-server/contract/accounts/provider-failures.ts";

/** What to tell somebody whose sign-in with a provider came to nothing, and what they can do. */
export function providerFailureWords(
  why: ProviderFailure,
  label: string,
): { title: string; text: string } {
  switch (why) {
    case "away":
      return {
        title: `${label} does not answer`,
        text: "The trouble is on their side. Try again in a minute, or sign in with a link by e-mail.",
      };
    case "consent-refused":
      return {
        title: `You did not continue with ${label}`,
        text: "Nothing was shared, and nobody is signed in. Try again, or sign in with a link by e-mail.",
      };
    case "attempt-invalid":
      return {
        title: "This sign-in is over",
        text: "It was used already, is older than ten minutes, or was begun in another browser. Begin again here.",
      };
    case "answer-invalid":
      return {
        title: `${label} did not prove who you are`,
        text: "What came back cannot be trusted, so nobody is signed in. Try again, or sign in with a link by e-mail.",
      };
    case "clock-off":
      return {
        title: "The clocks do not agree",
        text: `The time at ${label} and ours are more than a minute apart, so its answer counts for nothing. Try again in a minute, or sign in with a link by e-mail.`,
      };
    case "address-unverified":
      return {
        title: `${label} has no confirmed address of yours`,
        text: `Confirm your e-mail address at ${label} and try again, or sign in with a link by e-mail.`,
      };
    case "address-unproven":
      return {
        title: "Prove this address first",
        text: `An account has the address that ${label} gave us, but nobody has proven yet to read it. Sign in with a link by e-mail once; from then on ${label} works too.`,
      };
    case "removed":
      return {
        title: `You removed ${label}`,
        text: `You took ${label} off your account, so it signs nobody in. Sign in with a link by e-mail; your settings let ${label} in again.`,
      };
    case "account-suspended":
      return {
        title: "This account is suspended",
        text: "You can't sign in for now. The email that we sent you says why and whom to write to.",
      };
    case "too-many-requests":
      return {
        title: "Too many sign-ins",
        text: "Many sign-ins were begun from your network within an hour. Try again later.",
      };
  }
}
