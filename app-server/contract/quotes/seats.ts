import * as z from "zod";
import { acknowledgements } from "../../../domain/assignment/invitations/acknowledgement.ts";
import type { AnswerTimes } from "../../../domain/quotes/due-times.ts";
import { messageBody } from "../message.ts";

/** Number of builders working on a request, and its limit. */
export const seatsBody = z.object({ taken: z.int(), of: z.int() });
export type SeatsBody = z.infer<typeof seatsBody>;

/**
 * `possible`: the builder can say "We will quote"; `given`: they have said it. Other values say
 * what prevents it.
 */
export const acknowledgementBody = z.enum(acknowledgements);
export type AcknowledgementBody = z.infer<typeof acknowledgementBody>;

export const acknowledgedBody = z.object({
  respondBy: z.string().nullable(),
  seats: seatsBody,
});

/** `respondBy` is null when there is no deadline for an answer. */
export function toAcknowledgedBody({
  respondBy,
  seats,
}: {
  respondBy: Date | null;
  seats: z.infer<typeof seatsBody>;
}): z.infer<typeof acknowledgedBody> {
  return { respondBy: respondBy?.toISOString() ?? null, seats };
}

/** `seat` is null when an admin decides who is asked. */
export const interestBody = messageBody.extend({ seat: acknowledgedBody.nullable() });

/**
 * `answerBy`: the deadline, never after the exhibitor's; null means as soon as possible.
 * `welcomeUntil`: until then a later quote is welcome.
 */
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
