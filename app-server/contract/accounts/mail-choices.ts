import * as z from "zod";
import { mailTopics } from "../../../domain/messages/mail-topic.ts";
import type { Call } from "../call.ts";

const topic = z.enum(mailTopics, "This is no topic of ours");

/** What one wants to hear of by mail. What goes out in any case is no topic. */
export const mailChoiceForm = z.object({
  wanted: z.array(topic, "Wanted must be a list of topics").max(20, "Too many topics"),
});
export const mailChoicesBody = z.object({
  topics: z.array(z.object({ topic, wanted: z.boolean() })),
});
export type MailChoicesBody = z.infer<typeof mailChoicesBody>;

const path = "/api/auth/user/mail";

export const mailChoiceCalls: Call[] = [
  {
    method: "get",
    path,
    tag: "Accounts",
    summary: "What you hear of by mail, as far as it is yours to choose",
    answer: { status: 200, body: mailChoicesBody },
    problems: [401],
  },
  {
    method: "put",
    path,
    tag: "Accounts",
    summary: "Choose what you hear of by mail",
    body: mailChoiceForm,
    answer: { status: 200, body: mailChoicesBody },
    problems: [401],
  },
];
