import * as z from "zod";
import type { ProviderPerson } from "../../domain/accounts/providers/sign-in-provider.ts";
import { toEmailAddress } from "../../domain/shared/text/email-address.ts";
import { unfitInLine } from "../../domain/shared/text/unfit-text.ts";

/** A name of one line; null for anything else. */
export const personName = z
  .string()
  .trim()
  .min(1)
  .max(50)
  .refine((text) => unfitInLine(text) === null)
  .nullable()
  .catch(null);

/**
 * Claims of an ID token; all but issuer and subject may be missing or malformed. Some issuers send
 * `email_verified` as a string.
 */
const claims = z.object({
  iss: z.string().min(1).max(300),
  sub: z.string().min(1).max(255),
  email: z.string().transform(toEmailAddress).nullable().catch(null),
  email_verified: z
    .union([z.literal(true), z.literal("true")])
    .nullable()
    .catch(null),
  given_name: personName,
  family_name: personName,
});

/** Null when the claims identify no person. */
export function openidPerson(answer: unknown): ProviderPerson | null {
  const parsed = claims.safeParse(answer);
  if (!parsed.success) return null;
  const { iss, sub, email, email_verified, given_name, family_name } = parsed.data;
  return {
    issuer: iss,
    subject: sub,
    email,
    isEmailVerified: email_verified !== null,
    firstName: given_name,
    lastName: family_name,
  };
}
