import * as z from "zod";
import { contactLimits, inquiryTypes } from "../../../domain/messages/contact-message.ts";
import { emailAddress, optionalText, requiredProse, requiredText } from "../fields/text.ts";

const { name, subject, message, company, phone } = contactLimits;

export const contactForm = z.object({
  name: requiredText("Name", name),
  email: emailAddress,
  subject: requiredText("Subject", subject),
  message: requiredProse("Message", message),
  inquiryType: z.enum(inquiryTypes, {
    error: ({ input }) =>
      input ? `Choose one of: ${inquiryTypes.join(", ")}` : "Inquiry type is required",
  }),
  company: optionalText("Company", company),
  phone: optionalText("Phone", phone),
});

export const sentMessageBody = z.object({ id: z.string(), message: z.string() });
