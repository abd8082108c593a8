import { type OwnType, ownTypes } from "../user.ts";

/** The role that was chosen before the sign-in, from the address that follows it: `?as=builder`. */
export function chosenRole(returnTo: string): OwnType | null {
  const asked = new URL(returnTo, "http://localhost").searchParams.get("as");
  return ownTypes.find((type) => type === asked) ?? null;
}
