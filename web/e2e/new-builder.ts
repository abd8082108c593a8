import type { Page } from "playwright-core";
import { callApi } from "./call-api.ts";
import { signInByMail } from "./sign-in-by-mail.ts";

/** Somebody who has just become a builder, and has said nothing of the company yet. */
export async function arriveAsNewBuilder(page: Page): Promise<void> {
  await signInByMail(page, `${crypto.randomUUID()}@stands.example`);
  await callApi(page, "PATCH", "/api/auth/user/type", { userType: "builder" });
}
