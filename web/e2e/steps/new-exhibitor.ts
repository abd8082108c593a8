import type { Page } from "playwright-core";
import { callApi } from "../call-api.ts";
import { signInByMail } from "./sign-in-by-mail.ts";

/** Signs the browser's person in as an exhibitor with an account of their own, and gives its address. */
export async function arriveAsNewExhibitor(page: Page): Promise<string> {
  const email = `${crypto.randomUUID()}@exhibitors.example`;
  await signInByMail(page, email);
  await callApi(page, "PATCH", "/api/auth/user/profile", {
    firstName: "Erin",
    lastName: "Calloway",
    email,
    company: "Northbeam Robotics",
  });
  return email;
}
