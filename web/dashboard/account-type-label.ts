import type { UserType } from "../../domain/accounts/user.ts";

/** The account type as people read it: any type that is neither builder nor admin is an exhibitor. */
export function accountTypeLabel(userType: UserType | (string & {})): string {
  if (userType === "admin") return "Admin";
  return userType === "builder" ? "Builder" : "Exhibitor";
}
