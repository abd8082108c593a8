import type { BuilderProfileSummary } from "../shared/builder-summary.ts";
import type { UserId } from "../shared/id.ts";
import type { Member } from "./principal.ts";
import type { User, UserType } from "./user.ts";

/** Ordinary example accounts for tests. */
export const ada = person("0190a000-0000-7000-8000-00000000000a", "ada@exhibits.example");
export const otto = person("0190a000-0000-7000-8000-00000000000b", "otto@stranger.example");
export const bea = person("0190a000-0000-7000-8000-00000000000c", "bea@booths.example", "builder");
export const carl = person(
  "0190a000-0000-7000-8000-00000000000d",
  "carl@stands.example",
  "builder",
);
export const max = person(
  "0190a000-0000-7000-8000-00000000000e",
  "max@boothwright.example",
  "admin",
);
export const people = [ada, otto, bea, carl, max];

export function person(id: string, email: string, userType: UserType = "exhibitor"): User {
  const at = new Date("2027-01-01T08:00:00.000Z");
  return {
    id: id as UserId,
    email,
    emailVerifiedAt: at,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    userType,
    company: null,
    jobTitle: null,
    phone: null,
    suspendedAt: null,
    createdAt: at,
    updatedAt: at,
  };
}

/** A principal for the person, signed in at the examples' time. */
export function member(user: User, builder: BuilderProfileSummary | null = null): Member {
  const at = new Date("2027-01-05T10:00:00.000Z");
  return {
    kind: "member",
    user,
    builder,
    reauthentication: { at, way: "email", hasPasskey: false },
  };
}
