import * as z from "zod";
import { acknowledgements } from "../../../domain/assignment/invitations/acknowledgement.ts";
import type { AnswerTimes } from "../../../domain/quotes/due-times.ts";
import { messageBody } from "../message.ts";

/** Builders at work on a request, and their limit. */
export const seatsBody = z.object({ taken: z.int(), of: z.int() });
export type SeatsBody = z.infer<typeof seatsBody>;

/** `possible`: you can say "We will quote"; `given`: you have said it. The others say what is against it. */
export const acknowledgementBody = z.enum(acknowledgements);
export type AcknowledgementBody = z.infer<typeof acknowledgementBody>;

export const acknowledgedBody = z.object({
  respondBy: z.string().nullable(),
  seats: seatsBody,
});

/** `respondBy` is null when no time to answer by is set. */
export function toAcknowledgedBody({
  respondBy,
  seats,
}: {
  respondBy: Date | null;
  seats: z.infer<typeof seatsBody>;
}): z.infer<typeof acknowledgedBody> {
  return { respondBy: respondBy?.toISOString() ?? null, seats };
}

/** `seat`: null where an admin decides who is asked. */
export const interestBody = messageBody.extend({ seat: acknowledgedBody.nullable() });

/** `answerBy`: the deadline, never after the exhibitor's; null: as soon as you can. `welcomeUntil`: a later quote is welcome until then. */
export const answerTimesFields = {
  answerBy: z.string().nullable(),
  welcomeUntil: z.string().nullable(),
};

export function toAnswerTimesFields({ answerBy, welcomeUntil }: AnswerTimes) {
  return {
    answerBy: answerBy?.toISOString() ?? null,
    welcomeUntil: welcomeUntil?.toISOString() ?? null,
  };
}
