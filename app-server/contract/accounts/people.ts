import * as z from "zod";
import {
  type ListedPerson,
  peopleGroups,
  peoplePageSize,
} from "../../../domain/account-administration/ports.ts";
import { userTypes } from "../../../domain/accounts/user.ts";
import { limits } from "../../../domain/quotes/limits.ts";
import { administration, type CallRows } from "../call.ts";
import { requiredText } from "../fields/text.ts";
import { messageBody } from "../message.ts";

const peopleQuery = z.object({
  search: z
    .string()
    .trim()
    .max(100, "Search must be 100 characters or fewer")
    .regex(/^\P{C}*$/u, "Search must not contain control characters")
    .default(""),
  group: z.enum(peopleGroups, `Group must be one of ${peopleGroups.join(", ")}`).optional(),
  page: z.coerce
    .number("Page must be a whole number from 1 to 10000")
    .int("Page must be a whole number from 1 to 10000")
    .min(1, "Page must be a whole number from 1 to 10000")
    .max(10_000, "Page must be a whole number from 1 to 10000")
    .default(1),
});

const suspensionForm = z.object({ reason: requiredText("Reason", limits.reason) });

/** An account, a builder profile, or both when the profile belongs to the account. */
const personBody = z.object({
  account: z
    .object({
      id: z.string(),
      email: z.string(),
      name: z.string().nullable(),
      company: z.string().nullable(),
      userType: z.enum(userTypes),
      createdAt: z.string(),
      /** Latest use of an open session; null when there is none. */
      lastSeenAt: z.string().nullable(),
      suspendedAt: z.string().nullable(),
      suspendedReason: z.string().nullable(),
    })
    .nullable(),
  profile: z
    .object({
      id: z.string(),
      name: z.string(),
      reviewState: z.string(),
      city: z.string(),
      country: z.string(),
    })
    .nullable(),
});
export type PersonBody = z.infer<typeof personBody>;

const peopleBody = z.object({ people: z.array(personBody), hasMore: z.boolean() });

export function toPersonBody({ account, profile }: ListedPerson): PersonBody {
  return {
    account: account && {
      id: account.id,
      email: account.email,
      name: [account.firstName, account.lastName].filter(Boolean).join(" ") || null,
      company: account.company,
      userType: account.userType,
      createdAt: account.createdAt.toISOString(),
      lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
      suspendedAt: account.suspendedAt?.toISOString() ?? null,
      suspendedReason: account.suspendedReason,
    },
    profile,
  };
}

export const peopleCalls = {
  "GET /api/admin/people": {
    ...administration,
    summary: `Search people and builders by name, company or email, newest first, ${peoplePageSize} per page`,
    query: peopleQuery,
    answer: peopleBody,
  },
  "POST /api/admin/people/:id/suspend": {
    ...administration,
    summary:
      "Suspend an account: its sessions end, sign-in is blocked, and its builder profile is unlisted. The reason is emailed to the person",
    body: suspensionForm,
    answer: messageBody,
    problems: [404, 409],
  },
  "POST /api/admin/people/:id/restore": {
    ...administration,
    summary: "Restore a suspended account and email its owner",
    answer: messageBody,
    problems: [404, 409],
  },
} satisfies CallRows;
