import type { MailTopic } from "../../../domain/messages/mail-topic.ts";

/** The topics of optional mail as people read them. */
export const topicWords: Record<MailTopic, { label: string; hint: string }> = {
  "quotes-received": {
    label: "Quotes that come in",
    hint: "When a builder sends, revises or withdraws a quote for your request.",
  },
  "quote-outcomes": {
    label: "Quotes that were declined",
    hint: "When an exhibitor declines your quote. Accepted ones we always tell.",
  },
  "review-decisions": {
    label: "Reviews of your profile and projects",
    hint: "When we approve your profile, or publish or decline a project.",
  },
  "new-requests": {
    label: "New quote requests",
    hint: "When somebody asks for quotes, and builders are to be assigned.",
  },
};
