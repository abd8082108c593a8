/**
 * Email topics that people can mute; screens show the events anyway. Emails without a topic are
 * always sent: invitations and what ends them, confirmations, accepted quotes, sign-ins and account
 * security.
 */
export const mailTopics = [
  "quotes-received",
  "quote-outcomes",
  "review-decisions",
  "new-requests",
  "reviews",
  "jobs",
  "plan",
  "references",
] as const;
export type MailTopic = (typeof mailTopics)[number];

/** Account types a topic applies to. People without an account are asked as references. */
export const topicsOf = {
  exhibitor: ["quotes-received", "reviews", "jobs", "plan"],
  builder: ["quotes-received", "quote-outcomes", "review-decisions", "reviews", "jobs", "plan"],
  admin: ["new-requests", "quotes-received", "jobs"],
} as const;
