import { type OwnType, ownTypes } from "../user.ts";

/** The role chosen before the sign-in, from the return path: `?as=builder`. */
export function chosenRole(returnTo: string): OwnType | null {
  const asked = new URL(returnTo, "http://localhost").searchParams.get("as");
  return ownTypes.find((type) => type === asked) ?? null;
}
