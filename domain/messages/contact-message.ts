import type { ContactMessageId } from "../shared/id.ts";

/** Subjects of the contact form. */
export const inquiryTypes = [
  "quote",
  "builder",
  "support",
  "general",
  "media",
  "partnership",
] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** Maximum lengths in characters, the same in the form, the API and the database. */
export const contactLimits = { name: 100, subject: 200, message: 5000, company: 100, phone: 20 };

/** Fields of the contact form. */
export type ContactForm = {
  name: string;
  email: string;
  subject: string;
  message: string;
  inquiryType: InquiryType;
  company: string | null;
  phone: string | null;
};

export type ContactMessage = ContactForm & { id: ContactMessageId; createdAt: Date };
