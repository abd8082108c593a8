import type { Clock } from "../shared/clock.ts";
import type { Ids } from "../shared/id.ts";
import type { ContactForm, ContactMessage } from "./contact-message.ts";
import { newMessage } from "./new-message.ts";
import type { ContactMessageRepository } from "./ports.ts";

type Needs = {
  clock: Clock;
  ids: Ids;
  contacts: ContactMessageRepository;
  /** Where the operator reads what people write. */
  supportAddress: string;
};

/** Anyone writes to us: it is kept, and goes to the support address as a letter that can be answered. */
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
