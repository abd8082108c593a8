import { ada, bea, carl, max, otto, people, person } from "../../domain/accounts/examples.ts";
import type { User } from "../../domain/accounts/user.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import { builderProfiles, profile } from "../../domain/builder-profiles/examples.ts";

/** Every kind of caller with different rights, around one request of Ada's that Bea is assigned to. */
export const callers = [
  "visitor",
  "receipt",
  "owner",
  "stranger",
  "unapproved",
  "unassigned",
  "assigned",
  "admin",
  "ended",
] as const;
export type Caller = (typeof callers)[number];

/** With the one that only calls have: Bea by the link in her invitation, which calls bring as a header, without a session. */
export const apiCallers = [...callers, "link"] as const;

const una = person("0190a000-0000-7000-8000-00000000000f", "una@fresh.example", "builder");
const unasStands: BuilderProfile = {
  ...profile("0190b000-0000-7000-8000-000000000004", "Una's Stands", una.id),
  reviewState: "pending-review",
};

/**
 * The account behind a caller's session; a visitor and the holder of a receipt have none, and Ada's
 * old one has ended.
 */
export const accountOf: Partial<Record<Caller, User>> = {
  owner: ada,
  stranger: otto,
  unapproved: una,
  unassigned: carl,
  assigned: bea,
  admin: max,
  ended: ada,
};

/** All accounts and builders. */
export const everybody = { users: [...people, una], builders: [...builderProfiles, unasStands] };
