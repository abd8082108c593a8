import type { UserType } from "../../domain/accounts/user.ts";

/**
 * The cookie of a new session of a sample account, which a development site opens without an email.
 */
export async function signInSample(origin: string, userType: UserType): Promise<string> {
  const response = await fetch(`${origin}/login`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ step: "sample", userType }),
  });
  const lines = response.headers.getSetCookie().map((line) => line.split(";")[0]);
  return lines.join("; ");
}
