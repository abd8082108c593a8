import * as z from "zod";
import { currentUserBody } from "./accounts.ts";
import { messageBody } from "./admin.ts";
import type { Call } from "./call.ts";
import {
  accountEventBody,
  changedProfileBody,
  confirmedEmailBody,
  deletionForm,
  emailChangeBody,
  emailToken,
  ownSessionBody,
  profileForm,
  userTypeForm,
} from "./profile.ts";

/** The calls about one's own account. */
export const accountCalls: Call[] = [
  {
    method: "patch",
    path: "/api/auth/user/profile",
    tag: "Accounts",
    summary:
      "Change your profile. A new e-mail address counts once the link that is sent to it is used",
    body: profileForm,
    answer: { status: 200, body: changedProfileBody },
    problems: [401, 429],
  },
  {
    method: "patch",
    path: "/api/auth/user/type",
    tag: "Accounts",
    summary: "Switch between exhibitor and builder; an admin cannot",
    body: userTypeForm,
    answer: { status: 200, body: currentUserBody },
    problems: [401, 409],
  },
  {
    method: "get",
    path: "/api/auth/user/email-change",
    tag: "Accounts",
    summary: "The new e-mail address that waits for its confirmation",
    answer: { status: 200, body: emailChangeBody },
    problems: [401],
  },
  {
    method: "delete",
    path: "/api/auth/user/email-change",
    tag: "Accounts",
    summary: "Keep the address you have",
    answer: { status: 200, body: messageBody },
    problems: [401],
  },
  {
    method: "post",
    path: "/api/auth/user/email-change/confirm",
    tag: "Accounts",
    summary: "Confirm the new address with the token of its link",
    body: emailToken,
    answer: { status: 200, body: confirmedEmailBody },
    problems: [401, 409],
  },
  {
    method: "get",
    path: "/api/auth/user/sessions",
    tag: "Accounts",
    summary: "Where you are signed in, the latest used first",
    answer: { status: 200, body: z.array(ownSessionBody) },
    problems: [401],
  },
  {
    method: "delete",
    path: "/api/auth/user/sessions/{id}",
    tag: "Accounts",
    summary: "Sign one of your browsers out",
    answer: { status: 200, body: messageBody },
    problems: [401, 404],
  },
  {
    method: "delete",
    path: "/api/auth/user/sessions",
    tag: "Accounts",
    summary: "Sign all your browsers out, this one too",
    answer: { status: 200, body: messageBody },
    problems: [401],
  },
  {
    method: "get",
    path: "/api/auth/user/events",
    tag: "Accounts",
    summary: "The last hundred things that happened to your account",
    answer: { status: 200, body: z.array(accountEventBody) },
    problems: [401],
  },
  {
    method: "get",
    path: "/api/auth/user/data",
    tag: "Accounts",
    summary: "Everything that is kept about you, as a file",
    answer: { status: 200, body: z.record(z.string(), z.unknown()) },
    problems: [401],
  },
  {
    method: "delete",
    path: "/api/auth/user",
    tag: "Accounts",
    summary: "Delete your account. Requests stay without the link to you",
    body: deletionForm,
    answer: { status: 200, body: messageBody },
    problems: [401],
  },
];
