import { defineEntity, p } from "@mikro-orm/core";
import type { MailTopic } from "../../../domain/messages/mail-topic.ts";
import { mailTopics } from "../../../domain/messages/mail-topic.ts";
import { columns } from "./columns.ts";
import { lengthChecks } from "./length-checks.ts";

/** An address (lower case) that turned off a topic. It may have no account. */
export const MutedMailTable = defineEntity({
  name: "MutedMailTable",
  tableName: "muted_mail",
  primaryKeys: ["address", "topic"],
  properties: {
    address: p.text().primary(),
    topic: p.enum(mailTopics).$type<MailTopic>().primary(),
    created_at: columns.createdAt(),
  },
  checks: lengthChecks({ address: [1, 254] }),
});
