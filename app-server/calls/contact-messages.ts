import type { contactCalls } from "../contract/contact/contact-calls.ts";
import { type HandlersOf, ok } from "./handler.ts";

/** Handlers for messages to the operator. */
export const contactHandlers: HandlersOf<typeof contactCalls> = {
  "POST /api/contact-messages": async (context, { body: form }) => {
    const send = () => context.core.messages.sendContactMessage({ form });
    const sent = await context.services.writeLimit(
      "message",
      { ...context, email: form.email },
      send,
    );
    return sent.ok ? ok({ id: sent.value.id, message: "Message sent" }) : sent;
  },
};
