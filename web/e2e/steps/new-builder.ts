import type { Page } from "playwright-core";
import { callApi } from "../call-api.ts";
import { signInByMail } from "./sign-in-by-mail.ts";

/** Everything that a builder's profile must say. */
const profile = {
  name: "Nova Stands",
  description: "We build.",
  city: "Austin",
  state: "Texas",
  country: "United States",
  region: "North America",
  teamSize: "10-50",
  yearsInBusiness: 5,
  completedProjects: 20,
};

/** A new builder account without a profile. */
export async function arriveAsNewBuilder(page: Page): Promise<void> {
  await signInByMail(page, `${crypto.randomUUID()}@stands.example`);
  await callApi(page, "PATCH", "/api/auth/user/type", { userType: "builder" });
}

/** A new builder whose profile is whole and waits for an admin; gives its id. */
export async function arriveWithProfile(page: Page, name = profile.name): Promise<string> {
  await arriveAsNewBuilder(page);
  const saved = { ...profile, name };
  const { id } = await callApi<{ id: string }>(page, "PUT", "/api/builders/profile", saved);
  return id;
}
