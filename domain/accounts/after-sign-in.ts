import type { User } from "./user.ts";

/** The page that a member goes to when a sign-in was not on its way to another page. */
export function landingOf({ userType }: Pick<User, "userType">): string {
  return userType === "admin" ? "/admin-dashboard" : "/dashboard";
}

/** The path after a sign-in. A new account goes to the role question first, then on to `returnTo`. */
export function afterSignIn({ returnTo, isNew }: { returnTo: string; isNew: boolean }): string {
  return isNew ? `/welcome?${new URLSearchParams({ returnTo })}` : returnTo;
}
