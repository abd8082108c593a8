import * as z from "zod";
import type { AccountEvent } from "../../../domain/accounts/account-event.ts";
import { profileLimits } from "../../../domain/accounts/profile/profile.ts";
import type { OwnProvider } from "../../../domain/accounts/providers/own-provider.ts";
import type { OwnSession } from "../../../domain/accounts/sessions/list-sessions.ts";
import { deviceName } from "../../../domain/accounts/sign-in/device-name.ts";
import { ownTypes } from "../../../domain/accounts/user.ts";
import { emailField, optionalText, requiredText } from "../fields/text.ts";
import { currentUserBody } from "./accounts.ts";

/** The form of a member's profile, with error messages. */
export const profileForm = z.object({
  firstName: requiredText("First name", profileLimits.firstName, {
    tooLong: "First name too long",
  }),
  lastName: requiredText("Last name", profileLimits.lastName, { tooLong: "Last name too long" }),
  email: emailField("Invalid email address"),
  phone: optionalText("Phone", profileLimits.phone),
  company: optionalText("Company", profileLimits.company),
  jobTitle: optionalText("Job title", profileLimits.jobTitle),
});
export type ProfileFormInput = z.input<typeof profileForm>;
export type ProfileForm = z.output<typeof profileForm>;

/** `emailToConfirm` is the new email address, which is not in use until confirmed. */
export const changedProfileBody = currentUserBody.extend({ emailToConfirm: z.string().nullable() });

/** The account types that a person can choose; only the operator makes admins. */
export const userTypeForm = z.object({
  userType: z.enum(ownTypes, "User type must be exhibitor or builder"),
});

/** The new email address that waits for confirmation; null when there is none. */
export const emailChangeBody = z.object({ email: z.string().nullable() });

export const confirmedEmailBody = z.object({ email: z.string() });

export const emailToken = z.object({
  token: z
    .string("The token of the link is required")
    .min(1, "The token of the link is required")
    .max(100, "The token must be 100 characters or fewer"),
});

/** A session of the member, with its browser. */
export const ownSessionBody = z.object({
  id: z.string(),
  device: z.string(),
  isCurrent: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
});
export type OwnSessionBody = z.infer<typeof ownSessionBody>;

/** A sign-in provider of the member. */
export const ownProviderBody = z.object({
  id: z.string(),
  label: z.string(),
  joinedAt: z.string(),
  lastUsedAt: z.string(),
});
export type OwnProviderBody = z.infer<typeof ownProviderBody>;

/** An activity line of the account. */
export const accountEventBody = z.object({
  id: z.string(),
  action: z.string(),
  about: z.string().nullable(),
  at: z.string(),
  address: z.string().nullable(),
  device: z.string(),
});
export type AccountEventBody = z.infer<typeof accountEventBody>;

/** The account's email address, typed as confirmation. */
export const deletionForm = z.object({
  email: z.string("Email is required").max(254),
  /** Whether the person is erased from quote requests and contact messages, too. */
  eraseRequests: z.boolean("Erase requests must be true or false").default(false),
});

export function toOwnSessionBody({ id, session, isCurrent }: OwnSession): OwnSessionBody {
  const { userAgent, createdAt, lastSeenAt } = session;
  return {
    id,
    device: deviceName(userAgent),
    isCurrent,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  };
}

export function toOwnProviderBody({ id, label, ...times }: OwnProvider): OwnProviderBody {
  const { joinedAt, lastUsedAt } = times;
  return {
    id,
    label,
    joinedAt: joinedAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
  };
}

export function toAccountEventBody(event: AccountEvent): AccountEventBody {
  const { id, action, about, at, from } = event;
  const device = deviceName(from.userAgent);
  return { id, action, about, at: at.toISOString(), address: from.address, device };
}
