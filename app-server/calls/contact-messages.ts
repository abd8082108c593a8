import type { contactCalls } from "../contract/contact/contact-calls.ts";
import { type HandlersOf, ok } from "./handler.ts";

/** Writing to the operator. */
export const contactHandlers: HandlersOf<typeof contactCalls> = {
  "POST /api/contact-messages": async (scope, { body: form }) => {
    const send = () => scope.core.messages.sendContactMessage({ form });
    const sent = await scope.services.writeLimit("message", { ...scope, email: form.email }, send);
    return sent.ok ? ok({ id: sent.value.id, message: "Message sent" }) : sent;
  },
};
