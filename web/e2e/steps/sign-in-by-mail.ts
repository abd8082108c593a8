import type { Page } from "playwright-core";
import { callApi } from "../call-api.ts";

type Mail = { to: string; text: string };

/** The token of the sign-in link that went to this address. */
async function tokenFor(page: Page, email: string): Promise<string> {
  const emails = await callApi<Mail[]>(page, "GET", "/dev/mail.json");
  const letter = emails.find((mail) => mail.to === email)?.text ?? "";
  return /token=([\w-]+)/.exec(letter)?.[1] ?? "";
}

/** The sign-in link that went to this address, as a path. */
export async function signInLinkOf(page: Page, email: string): Promise<string> {
  return `/login/email?token=${await tokenFor(page, email)}`;
}

/** Signs the browser's person in with an address of their own, by the letter; a new address makes a new account. */
export async function signInByMail(page: Page, email: string): Promise<void> {
  await callApi(page, "POST", "/api/login/email", { email });
  await callApi(page, "POST", "/api/login/email/verify", { token: await tokenFor(page, email) });
}
