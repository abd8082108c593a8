import type { SecretSource } from "../ports.ts";
import type { SignIn } from "./sign-in.ts";

/** Whether the browser that holds this secret requested the link. */
export function isSameBrowser(
  secrets: SecretSource,
  signIn: SignIn,
  browser: string | null,
): boolean {
  // Compares hashes, so that timing reveals nothing about the secret.
  return browser !== null && secrets.hash(browser) === signIn.browserHash;
}
