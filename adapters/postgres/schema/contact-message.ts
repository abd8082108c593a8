import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { columns } from "./columns.ts";
import { lengthChecks } from "./length-checks.ts";

/** A message from the contact form. */
export const ContactMessageTable = defineEntity({
  name: "ContactMessageTable",
  tableName: "contact_message",
  properties: {
    id: columns.id<string>(),
    name: columns.text(),
    email: columns.text(),
    subject: columns.text(),
    message: columns.text(),
    inquiry_type: p.enum(["quote", "builder", "support", "general", "media", "partnership"]),
    company: columns.optionalText(),
    phone: columns.optionalText(),
    created_at: columns.createdAt().index("contact_message_created_at_index"),
  },
  indexes: [
    {
      name: "contact_message_email_index",
      expression: "create index contact_message_email_index on contact_message (lower(email))",
    },
  ],
  checks: lengthChecks({
    name: [1, 100],
    email: [1, 254],
    subject: [1, 200],
    message: [1, 5000],
    company: 100,
    phone: 20,
  }),
});
export type ContactMessageRow = InferEntity<typeof ContactMessageTable>;
