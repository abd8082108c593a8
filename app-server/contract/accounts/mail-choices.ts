import * as z from "zod";
import { mailTopics } from "../../../domain/messages/mail-topic.ts";
import type { CallRows } from "../call.ts";

const topic = z.enum(mailTopics, "Unknown topic");

/** Email preferences. Emails that can't be turned off aren't listed. */
const mailChoiceForm = z.object({
  wanted: z.array(topic, "Wanted must be a list of topics").max(20, "Too many topics"),
});
const mailChoicesBody = z.object({
  topics: z.array(z.object({ topic, wanted: z.boolean() })),
});

export const mailChoiceCalls = {
  "GET /api/auth/user/mail": {
    tag: "Accounts",
    summary: "Read your email preferences",
    callers: "members",
    answer: mailChoicesBody,
  },
  "PUT /api/auth/user/mail": {
    tag: "Accounts",
    summary: "Set your email preferences",
    callers: "members",
    body: mailChoiceForm,
    answer: mailChoicesBody,
  },
} satisfies CallRows;
