import type { User } from "../user.ts";

/** Profile fields that people edit. The address isn't one: it changes only after confirmation. */
export type Profile = Pick<User, "firstName" | "lastName" | "phone" | "company" | "jobTitle">;

/** Maximum length of each field, in characters. Published in `/openapi.json`. */
export const profileLimits = {
  firstName: 50,
  lastName: 50,
  phone: 50,
  company: 100,
  jobTitle: 100,
} as const;
