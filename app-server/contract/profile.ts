import * as z from "zod";
import { profileLimits } from "../../domain/accounts/profile.ts";
import { ownTypes } from "../../domain/accounts/user.ts";
import { currentUserBody } from "./accounts.ts";
import { optionalText, requiredText } from "./text.ts";

/** What people say of themselves. The words are the specification's, section 5. */
export const profileForm = z.object({
  firstName: requiredText("First name", profileLimits.firstName, "First name too long"),
  lastName: requiredText("Last name", profileLimits.lastName, "Last name too long"),
  email: z
    .string("Invalid email address")
    .trim()
    .toLowerCase()
    .max(profileLimits.email, "Invalid email address")
    .pipe(z.email("Invalid email address")),
  phone: optionalText("Phone", profileLimits.phone),
  company: optionalText("Company", profileLimits.company),
  jobTitle: optionalText("Job title", profileLimits.jobTitle),
});
export type ProfileFormInput = z.input<typeof profileForm>;
export type ProfileForm = z.output<typeof profileForm>;

/** `emailToConfirm` is the new address that does not count yet. */
export const changedProfileBody = currentUserBody.extend({ emailToConfirm: z.string().nullable() });
export type ChangedProfileBody = z.infer<typeof changedProfileBody>;

/** Nobody makes themselves an admin. */
export const userTypeForm = z.object({
  userType: z.enum(ownTypes, "User type must be exhibitor or builder"),
});

/** The new address that waits for its confirmation. */
export const emailChangeBody = z.object({ email: z.string().nullable() });
export type EmailChangeBody = z.infer<typeof emailChangeBody>;

export const confirmedEmailBody = z.object({ email: z.string() });

export const emailToken = z.object({
  token: z
    .string("The token of the link is required")
    .min(1, "The token of the link is required")
    .max(100, "The token must be 100 characters or fewer"),
});
