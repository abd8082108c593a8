import type { Call } from "./call.ts";
import { contactForm, sentMessageBody } from "./contact-messages.ts";

/** The call that writes to us. */
export const contactCalls: Call[] = [
  {
    method: "post",
    path: "/api/contact-messages",
    tag: "Contact",
    summary: "Write to the operator. It is stored, and sent to the support address",
    body: contactForm,
    answer: { status: 201, body: sentMessageBody },
    problems: [413, 415, 429],
  },
];
