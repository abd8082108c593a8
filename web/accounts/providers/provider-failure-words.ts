import type { ProviderFailure } from "../../../app-server/contract/accounts/provider-failures.ts";

/** Title and text of a failed sign-in with a provider, with the next step. */
export function providerFailureWords(
  why: ProviderFailure,
  label: string,
): { title: string; text: string } {
  switch (why) {
    case "away":
      return {
        title: `${label} isn't responding`,
        text: "The problem is on their end. Try again in a minute, or sign in with an email link.",
      };
    case "consent-refused":
      return {
        title: `You didn't continue with ${label}`,
        text: "Nothing was shared, and you aren't signed in. Try again, or sign in with an email link.",
      };
    case "attempt-invalid":
      return {
        title: "This sign-in has expired",
        text: "It was already used, is more than 10 minutes old, or was started in another browser. Start again here.",
      };
    case "answer-invalid":
      return {
        title: `We couldn't verify your ${label} sign-in`,
        text: "The answer we got couldn't be verified, so you aren't signed in. Try again, or sign in with an email link.",
      };
    case "clock-off":
      return {
        title: "The clocks don't match",
        text: `The time at ${label} and ours are more than a minute apart, so we couldn't accept its answer. Try again in a minute, or sign in with an email link.`,
      };
    case "address-unverified":
      return {
        title: `${label} hasn't confirmed your email address`,
        text: `Confirm your email address at ${label} and try again, or sign in with an email link.`,
      };
    case "address-unproven":
      return {
        title: "Confirm this address first",
        text: `An account already uses the address ${label} gave us, but the address was never confirmed. Sign in with an email link once; after that, ${label} works too.`,
      };
    case "removed":
      return {
        title: `You removed ${label}`,
        text: `You removed ${label} from your account, so it can't sign you in. Sign in with an email link; you can turn ${label} back on in your settings.`,
      };
    case "account-suspended":
      return {
        title: "This account is suspended",
        text: "You can't sign in for now. The email we sent you says why and who to contact.",
      };
    case "too-many-requests":
      return {
        title: "Too many sign-ins",
        text: "Too many sign-ins were started from your network in the last hour. Try again later.",
      };
  }
}
