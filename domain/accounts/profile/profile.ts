import type { User } from "../user.ts";

/** What people say of themselves. The address is another matter: it counts once it is confirmed. */
export type Profile = Pick<User, "firstName" | "lastName" | "phone" | "company" | "jobTitle">;

/** The most characters of each. Published in `/openapi.json`. */
export const profileLimits = {
  firstName: 50,
  lastName: 50,
  email: 254,
  phone: 50,
  company: 100,
  jobTitle: 100,
} as const;
