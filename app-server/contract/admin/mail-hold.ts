import * as z from "zod";
import { queuedChoices } from "../../../domain/mail-hold/release-mail.ts";
import type { HeldState } from "../../../domain/mail-hold/view-mail-hold.ts";

/** The hold on the emails of a copied database; `hold` is null when there is none. */
export const mailHoldBody = z.object({
  hold: z
    .object({
      since: z.iso.datetime(),
      origin: z.enum(["restore", "setting"]),
      /** Number of queued emails written before the copy was made, and since. */
      older: z.int(),
      newer: z.int(),
      /** Number of promises that fell due since the copy was made, counted up to 1,000. */
      promisesDue: z.int(),
      /** Whether HOLD_MAIL is set, in which case emails can't be released here. */
      isSetting: z.boolean(),
    })
    .nullable(),
});
export type MailHoldBody = z.infer<typeof mailHoldBody>;

export function toMailHoldBody(hold: HeldState | null): MailHoldBody {
  return { hold: hold && { ...hold, since: hold.since.toISOString() } };
}

export const releaseMailForm = z.object({
  queued: z.enum(queuedChoices, `Queued must be one of ${queuedChoices.join(", ")}`),
});

export const releasedMailBody = z.object({ sent: z.int(), dropped: z.int() });
