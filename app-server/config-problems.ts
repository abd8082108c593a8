import type { ZodError } from "zod";

const mayHoldSecrets = /SECRET|PRIVATE|TOKEN|_URL$/;

/** One sentence with every invalid variable, without repeating secrets. */
export function describeProblems(error: ZodError, env: Record<string, string | undefined>): string {
  const wishes = new Map(error.issues.map(({ path, message }) => [String(path[0]), message]));
  const parts = Array.from(wishes, ([name, wish]) => {
    const value = env[name];
    const isShown = value !== undefined && !mayHoldSecrets.test(name);
    return `${name} ${wish}${isShown ? `, not "${value}"` : ""}`;
  });
  return `Cannot start with this environment: ${parts.join("; ")}`;
}
