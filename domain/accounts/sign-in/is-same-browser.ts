import type { SecretSource } from "../ports.ts";
import type { SignIn } from "./sign-in.ts";

/** Whether the browser that holds this secret is the one that asked for the link. */
export function isSameBrowser(
  secrets: SecretSource,
  signIn: SignIn,
  browser: string | null,
): boolean {
  // Hashes are compared, so that the time it takes reveals nothing about the secret.
  return browser !== null && secrets.hash(browser) === signIn.browserHash;
}
