import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { ContactForm, ContactMessage } from "./contact-message.ts";
import { newMessage } from "./new-message.ts";
import type { ContactMessageRepository } from "./ports.ts";

type Needs = {
  clock: Clock;
  ids: Ids;
  contacts: ContactMessageRepository;
  /** The operator's address for messages from the contact form. */
  supportAddress: string;
};

/** A visitor sends a contact message. It is stored and emailed to the support address, with the sender in Reply-To. */
export function sendContactMessage({ clock, ids, contacts, supportAddress }: Needs) {
  return async ({ form }: { form: ContactForm }): Promise<ContactMessage> => {
    const at = clock.now();
    const contact = { ...form, id: ids.next<"contact-message">(), createdAt: at };
    const letter = newMessage(
      { ids },
      { kind: "contact-message", to: { name: null, address: supportAddress }, contact: form },
      { at, dedupeKey: `contact-message/${contact.id}` },
    );
    await contacts.add(contact, letter);
    return contact;
  };
}
