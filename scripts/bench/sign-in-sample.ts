import type { UserType } from "../../domain/accounts/user.ts";

/** The cookie of a sample account's new session, which a development site opens without a mail. */
export async function signInSample(origin: string, userType: UserType): Promise<string> {
  const response = await fetch(`${origin}/login`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ step: "sample", userType }),
  });
  const lines = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  return lines.join("; ");
}
