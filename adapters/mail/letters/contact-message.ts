import type { InquiryType } from "../../../domain/messages/contact-message.ts";
import type { WriteLetter } from "../letter-words.ts";
import { oneLine } from "../one-line.ts";

const about: Record<InquiryType, string> = {
  quote: "Quote request",
  builder: "Builders",
  support: "Support",
  general: "General question",
  media: "Press and media",
  partnership: "Partnership",
};

/** To the operator: a message from the contact form. */
export const contactMessage: WriteLetter<"contact-message"> = ({ contact }) => {
  const { name, email, subject, message, inquiryType, company, phone } = contact;
  const facts: [string, string | null][] = [
    ["About", about[inquiryType]],
    ["Name", name],
    ["Email", email],
    ["Company", company],
    ["Phone", phone],
  ];
  return {
    subject: `Contact form: ${oneLine(subject, 80)}`,
    preheader: `${name} sent a message through the contact form.`,
    title: oneLine(subject, 200),
    blocks: [
      { kind: "facts", facts: facts.filter((fact): fact is [string, string] => fact[1] !== null) },
      // a mail's texts are single lines: each line of the message is a quote of its own
      ...message
        .split(/\r?\n/)
        .filter((line) => line.trim() !== "")
        .map((line) => ({ kind: "quote" as const, text: line })),
      {
        kind: "button",
        label: "Reply",
        url: `mailto:${encodeURIComponent(email).replace("%40", "@")}`,
      },
      { kind: "note", text: "Or reply to this email: your answer goes to the same address." },
    ],
  };
};
