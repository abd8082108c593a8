import type { Letter } from "../../domain/messages/letter.ts";
import type { Message } from "../../domain/messages/ports.ts";
import type { DevMail, ListMail } from "../http/dev-mail.ts";

type Needs = {
  /** Latest first. */
  listMessages(): Promise<Message[]>;
  replyTo(letter: Letter): { address: string };
  renderLetter(message: Message): Promise<{ subject: string; text: string; html: string }>;
};

/** The development mailbox. A message is rendered once, when first opened. */
export function createDevMail({ listMessages, renderLetter, replyTo }: Needs): ListMail {
  let rendered = new Map<string, DevMail>();

  async function toMail(message: Message): Promise<DevMail> {
    const { id, letter, createdAt } = message;
    const known = rendered.get(id);
    if (known) return known;
    const words = await renderLetter(message);
    const { address } = replyTo(letter);
    const sent = { to: letter.to.address, replyTo: address, createdAt: createdAt.toISOString() };
    return { id, ...sent, ...words };
  }

  return async () => {
    const mails = await Promise.all((await listMessages()).map(toMail));
    rendered = new Map(mails.map((mail) => [mail.id, mail]));
    return mails;
  };
}
