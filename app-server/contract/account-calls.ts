import { currentUserBody } from "./accounts.ts";
import { messageBody } from "./admin.ts";
import type { Call } from "./call.ts";
import {
  changedProfileBody,
  confirmedEmailBody,
  emailChangeBody,
  emailToken,
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
];
