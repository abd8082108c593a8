import { inquiryTypes } from "../../domain/messages/contact-message.ts";

/** The form's values, all texts. */
export type ContactFormValues = Record<ContactField, string>;

/** The fields in their order on the screen. */
export const contactFields = [
  "inquiryType",
  "name",
  "email",
  "company",
  "phone",
  "subject",
  "message",
] as const;
export type ContactField = (typeof contactFields)[number];

export type ContactFormErrors = Partial<Record<ContactField, string>>;

/** The form's values as typed, from the DOM or a submitted body. */
export function typedContactForm(data: FormData): ContactFormValues {
  const textOf = (field: string) => {
    const value = data.get(field);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(
    contactFields.map((field) => [field, textOf(field)]),
  ) as ContactFormValues;
}

/** An empty form; `about` comes from an address such as `/contact?about=builder`. */
export function emptyContactForm(about: string | null): ContactFormValues {
  const inquiryType = inquiryTypes.find((type) => type === about) ?? "";
  return { ...typedContactForm(new FormData()), inquiryType };
}

/** The first error of each field. */
export function contactFormErrors(
  errors: readonly { field: string; message: string }[] = [],
): ContactFormErrors {
  const known = errors.filter(({ field }) => contactFields.some((name) => name === field));
  return Object.fromEntries(known.toReversed().map(({ field, message }) => [field, message]));
}
