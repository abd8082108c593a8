import type { InquiryType } from "../../domain/messages/contact-message.ts";

const replyHours = 2;
const businessHours = ["Mon-Fri 8AM-6PM EST", "Sat 9AM-2PM EST"];

/** Editable copy of the page Contact. */
export const contactCopy = {
  reply: `within ${replyHours} hours`,
  hours: businessHours,
  inquiries: [
    { value: "quote", label: "A quote for my booth" },
    { value: "builder", label: "Builders, or becoming one" },
    { value: "support", label: "Help with a request or my account" },
    { value: "general", label: "A general question" },
    { value: "media", label: "Press and media" },
    { value: "partnership", label: "A partnership" },
  ] satisfies { value: InquiryType; label: string }[],
  questions: [
    {
      question: "I want quotes. Is this the right form?",
      answer:
        "The quote form is quicker: three steps, and your brief goes to builders who fit. {promise} Use this form if something's unclear, or if your project doesn't fit the quote form.",
    },
    {
      question: "How soon will I hear from you?",
      answer: `We reply within ${replyHours} hours during business hours: ${businessHours.join(", ")}. Messages sent overnight get a reply the next morning.`,
    },
    {
      question: "I sent a request and changed my mind. What now?",
      answer:
        "Sign in with the email address you used and cancel it in your dashboard, or tell us here. We'll let the builders know right away.",
    },
    {
      question: "We build exhibits. How do we get listed?",
      answer:
        "Sign up as a builder and fill in your profile. Our team reviews it before it goes public.",
    },
    {
      question: "A builder and I disagree. Can you help?",
      answer:
        "Your contract is with the builder, and we are not a party to it. Tell us anyway: we know both sides, and how a builder treats its clients decides whether it stays listed.",
    },
  ],
} as const;
