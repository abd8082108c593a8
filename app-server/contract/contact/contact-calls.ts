import type { CallRows } from "../call.ts";
import { contactForm, sentMessageBody } from "./contact-messages.ts";

/** The call that sends a message to the operator. */
export const contactCalls = {
  "POST /api/contact-messages": {
    tag: "Contact",
    summary: "Send a message to the operator. It is stored and emailed to the support address",
    body: contactForm,
    status: 201,
    answer: sentMessageBody,
    problems: [429],
  },
} satisfies CallRows;
