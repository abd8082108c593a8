import type { LetterKind } from "./letter.ts";

/**
 * Email topics that people can turn off; screens show the events anyway. Kinds not listed are
 * always sent: invitations and what ends them, confirmations, accepted quotes, sign-ins and account
 * security.
 */
export const mailTopics = [
  "quotes-received",
  "quote-outcomes",
  "review-decisions",
  "new-requests",
] as const;
export type MailTopic = (typeof mailTopics)[number];

/** Account types a topic applies to. */
export const topicsOf = {
  exhibitor: ["quotes-received"],
  builder: ["quotes-received", "quote-outcomes", "review-decisions"],
  admin: ["new-requests", "quotes-received"],
} as const;

const topicOfKind: Partial<Record<LetterKind, MailTopic>> = {
  "response-received": "quotes-received",
  "response-revised": "quotes-received",
  "response-withdrawn": "quotes-received",
  "offer-confirmed": "quotes-received",
  "round-closed": "quotes-received",
  "promise-at-risk": "quotes-received",
  "response-declined": "quote-outcomes",
  "profile-approved": "review-decisions",
  "project-published": "review-decisions",
  "project-declined": "review-decisions",
  "request-to-assign": "new-requests",
  "many-requests": "new-requests",
};

/** The topic of a kind of email that can be turned off; null when it is always sent. */
export function mailTopicOf(kind: LetterKind): MailTopic | null {
  return topicOfKind[kind] ?? null;
}
