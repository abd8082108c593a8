import { type OwnType, ownTypes } from "../user.ts";

/** The role that somebody chose before the sign-in, as the address says it to which they go on: `?as=builder`. */
export function chosenRole(returnTo: string): OwnType | null {
  const asked = new URL(returnTo, "http://localhost").searchParams.get("as");
  return ownTypes.find((type) => type === asked) ?? null;
}
