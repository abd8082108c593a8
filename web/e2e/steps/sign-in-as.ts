import type { Page } from "playwright-core";
import type { UserType } from "../../../domain/accounts/user.ts";

/** Signs the browser's person in as one of the sample people. */
export async function signInAs(page: Page, userType: UserType): Promise<void> {
  const form = { step: "sample", userType };
  const response = await page.request.post("/login", { form, maxRedirects: 0 });
  if (response.status() !== 302) {
    throw new Error(`Cannot sign in as ${userType}: ${response.status()}`);
  }
}
