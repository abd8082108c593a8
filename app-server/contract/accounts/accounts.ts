import * as z from "zod";
import { type Member, needsPasskey } from "../../../domain/accounts/principal.ts";
import { userTypes } from "../../../domain/accounts/user.ts";
import { emailAddress } from "../fields/text.ts";

export const signInForm = z.object({
  email: emailAddress,
  returnTo: z
    .string("Return to must be a path")
    .max(500, "Return to must be 500 characters or fewer")
    .nullish(),
});
export const signInToken = z.object({
  token: z
    .string("The token of the link is required")
    .min(1, "The token of the link is required")
    .max(100, "The token must be 100 characters or fewer"),
});
export const signInCode = z.object({
  code: z
    .string("The code is six digits")
    .trim()
    .regex(/^\d{6}$/, "The code is six digits"),
});

/** Answer to a sign-in: `returnTo` is a path on this site. */
export const signedInBody = z.object({ returnTo: z.string() });

/** The signed-in user. `builder` is their profile, or null. */
export const currentUserBody = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  userType: z.enum(userTypes),
  company: z.string().nullable(),
  jobTitle: z.string().nullable(),
  phone: z.string().nullable(),
  createdAt: z.string(),
  /**
   * Whether the user is an admin with a passkey that was not used in this session: admin pages and
   * calls require it first.
   */
  needsPasskey: z.boolean(),
  builder: z
    .object({ id: z.string(), name: z.string(), reviewState: z.string(), public: z.boolean() })
    .nullable(),
});
export type CurrentUserBody = z.infer<typeof currentUserBody>;

/** The caller's own account, unmasked; `builder` is null without a profile. */
export function toCurrentUserBody(member: Member): CurrentUserBody {
  const { user, builder } = member;
  const { id, email, firstName, lastName, profileImageUrl, userType } = user;
  return {
    id,
    email,
    firstName,
    lastName,
    profileImageUrl,
    userType,
    company: user.company,
    jobTitle: user.jobTitle,
    phone: user.phone,
    createdAt: user.createdAt.toISOString(),
    needsPasskey: needsPasskey(member),
    builder: builder && {
      id: builder.id,
      name: builder.name,
      reviewState: builder.reviewState,
      public: builder.public,
    },
  };
}
