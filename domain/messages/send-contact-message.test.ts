import { expect, it } from "vitest";
import { openTestPorts } from "../../adapters/memory/test/test-ports.ts";
import type { ContactForm, ContactMessage } from "./contact-message.ts";
import type { Message } from "./ports.ts";
import { sendContactMessage } from "./send-contact-message.ts";

const form: ContactForm = {
  name: "Ada Okafor",
  email: "ada@northwind.example",
  subject: "A booth for Hall 7",
  message: "Who builds double-deckers?",
  inquiryType: "builder",
  company: null,
  phone: null,
};

it("sendContactMessage() keeps what was written, with a letter to the support address", async () => {
  const { clock, ids } = openTestPorts();
  const added: { contact: ContactMessage; letter: Message }[] = [];
  const contacts = {
    add: async (contact: ContactMessage, letter: Message) => void added.push({ contact, letter }),
  };
  const send = sendContactMessage({ clock, ids, contacts, supportAddress: "help@us.example" });
  const sent = await send({ form });
  const [only] = added;
  expect(added).toHaveLength(1);
  expect(only?.contact).toEqual({ ...form, id: sent.id, createdAt: clock.now() });
  expect(only?.letter.letter).toEqual({
    kind: "contact-message",
    to: { name: null, address: "help@us.example" },
    contact: form,
  });
  expect(only?.letter.nextAttemptAt).toEqual(clock.now());
});
