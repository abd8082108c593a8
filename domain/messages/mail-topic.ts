import type { LetterKind } from "./letter.ts";

/**
 * What people may choose not to hear of by mail; the screens show it all the same. Whatever is not here always goes:
 * invitations and what ends them, confirmations, accepted quotes, sign-ins, and what concerns an account's security.
 */
export const mailTopics = [
  "quotes-received",
  "quote-outcomes",
  "review-decisions",
  "new-requests",
] as const;
export type MailTopic = (typeof mailTopics)[number];

/** Whom a topic concerns. */
export const topicsOf = {
  exhibitor: ["quotes-received"],
  builder: ["quotes-received", "quote-outcomes", "review-decisions"],
  admin: ["new-requests", "quotes-received"],
} as const;

const topicOfKind: Partial<Record<LetterKind, MailTopic>> = {
  "response-received": "quotes-received",
  "response-revised": "quotes-received",
  "response-withdrawn": "quotes-received",
  "response-declined": "quote-outcomes",
  "profile-approved": "review-decisions",
  "project-published": "review-decisions",
  "project-declined": "review-decisions",
  "request-to-assign": "new-requests",
};

/** The topic of a letter that its reader can do without; null when it goes to them in any case. */
export function mailTopicOf(kind: LetterKind): MailTopic | null {
  return topicOfKind[kind] ?? null;
}
