import * as z from "zod";
import { acknowledgements } from "../../../domain/assignment/invitations/acknowledgement.ts";

/** How many builders work on a request, and how many may. */
export const seatsBody = z.object({ taken: z.int(), of: z.int() });
export type SeatsBody = z.infer<typeof seatsBody>;

/** `possible`: you can say "We will quote"; `given`: you have said it. The others say what is against it. */
export const acknowledgementBody = z.enum(acknowledgements);
export type AcknowledgementBody = z.infer<typeof acknowledgementBody>;
