import * as z from "zod";
import { mailTopics } from "../../../domain/messages/mail-topic.ts";
import type { CallRows } from "../call.ts";

const topic = z.enum(mailTopics, "This is no topic of ours");

/** What one wants to hear of by mail. What goes out in any case is no topic. */
export const mailChoiceForm = z.object({
  wanted: z.array(topic, "Wanted must be a list of topics").max(20, "Too many topics"),
});
export const mailChoicesBody = z.object({
  topics: z.array(z.object({ topic, wanted: z.boolean() })),
});

export const mailChoiceCalls = {
  "GET /api/auth/user/mail": {
    tag: "Accounts",
    summary: "What you hear of by mail, as far as it is yours to choose",
    callers: "members",
    answer: mailChoicesBody,
  },
  "PUT /api/auth/user/mail": {
    tag: "Accounts",
    summary: "Choose what you hear of by mail",
    callers: "members",
    body: mailChoiceForm,
    answer: mailChoicesBody,
  },
} satisfies CallRows;
