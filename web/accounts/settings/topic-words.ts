import type { MailTopic } from "../../../domain/messages/mail-topic.ts";

/** The topics of optional mail as people read them. */
export const topicWords: Record<MailTopic, { label: string; hint: string }> = {
  "quotes-received": {
    label: "New quotes",
    hint: "When a builder sends, revises or withdraws a quote for your request.",
  },
  "quote-outcomes": {
    label: "Declined quotes",
    hint: "When an exhibitor declines your quote. We always email you about accepted ones.",
  },
  "review-decisions": {
    label: "Reviews of your profile and projects",
    hint: "When we approve your profile, or publish or decline a project.",
  },
  reviews: {
    label: "Reviews of builders",
    hint: "When we ask you to review a builder, when they reply, or when an exhibitor reviews you.",
  },
  "new-requests": {
    label: "New quote requests",
    hint: "When a new request comes in and needs builders.",
  },
  plan: {
    label: "Days of your plan",
    hint: "When a day of your request's plan comes near or has passed, or the show moves.",
  },
  references: {
    label: "Questions about builders",
    hint: "When a builder names you as a reference.",
  },
  jobs: {
    label: "Your jobs",
    hint: "When the other side answers a change of a job. We always email you about new prices.",
  },
};
