import type { InquiryType } from "../../domain/messages/contact-message.ts";
import { claims } from "../marketing/claims.ts";

/** Editable copy of the page Contact. */
export const contactCopy = {
  reply: `within ${claims.contactReplyHours} hours`,
  hours: claims.businessHours,
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
        "The quote form is quicker: three steps, and your brief goes to five vetted builders. Write here when something about it is unclear, or when your project does not fit the form.",
    },
    {
      question: "How soon will I hear from you?",
      answer: `We answer within ${claims.contactReplyHours} hours during business hours: ${claims.businessHours.join(", ")}. What comes in at night is answered the next morning.`,
    },
    {
      question: "I have sent a request and changed my mind. What now?",
      answer:
        "Sign in with the e-mail address of the request and cancel it in your dashboard, or tell us here. The builders are told at once.",
    },
    {
      question: "We build exhibits. How do we get listed?",
      answer:
        "Sign up as a builder and fill in your profile. We check portfolio, references, insurance and licences, and look at your work on a show floor before the profile goes public.",
    },
    {
      question: "A builder and I disagree. Can you help?",
      answer:
        "Your contract is with the builder, and we are not a party to it. Tell us all the same: we know both sides, and how a builder treats its clients decides whether it stays listed.",
    },
  ],
} as const;
