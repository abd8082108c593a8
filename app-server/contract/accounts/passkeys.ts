import * as z from "zod";
import { type Passkey, passkeyNameLength } from "../../../domain/accounts/passkeys/passkey.ts";
import { allReauthenticationMethods } from "../../../domain/accounts/reauthentication/reauthentication-methods.ts";
import { requiredText } from "../fields/text.ts";

const words = "The passkey's answer is malformed";
const part = z.string(words).min(1, words).max(10_000, words);

/** A WebAuthn response in the standard's JSON; the WebAuthn library validates it. */
const answer = z.looseObject(
  {
    id: part.max(2_000, words),
    rawId: part.max(2_000, words),
    type: z.literal("public-key", words),
    response: z.looseObject({ clientDataJSON: part }, words),
    clientExtensionResults: z.looseObject({}, words),
  },
  words,
);

export type PasskeyAnswer = z.input<typeof answer>;

const name = requiredText("Name", passkeyNameLength);

export const newPasskeyForm = z.object({ name, answer });
export const passkeyNameForm = z.object({ name });
export const passkeyReauthenticationForm = z.object({ answer });
export const passkeySignInForm = z.object({
  answer,
  returnTo: z
    .string("Return to must be a path")
    .max(500, "Return to must be 500 characters or fewer")
    .nullish(),
});

/** WebAuthn options for the browser. */
export const passkeyOptionsBody = z.looseObject({ challenge: z.string() });
export type PasskeyOptionsBody = z.infer<typeof passkeyOptionsBody>;

export const passkeyBody = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type PasskeyBody = z.infer<typeof passkeyBody>;

/** Whether sensitive actions are allowed now, and how to re-authenticate. */
export const reauthenticationBody = z.object({
  isFresh: z.boolean(),
  ways: z.array(z.enum(allReauthenticationMethods)),
  hasPasskey: z.boolean(),
});

export function toPasskeyBody({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyBody {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
