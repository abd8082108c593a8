import type { LetterKind } from "../../../domain/messages/letter.ts";
import type { MailLink } from "../../../domain/quotes/letters/read-mail-link.ts";

type Waiting = Pick<MailLink, "kind" | "tradeShowName" | "quotes">;

/** Text after "Sign in to", by kind of email; other kinds mention the dashboard. */
const tasks: Partial<Record<LetterKind, string>> = {
  "request-to-assign": "assign builders",
  "invitation-declined": "assign builders",
  invitation: "send your quote",
  "request-received": "see your request",
  "response-accepted": "contact the exhibitor",
  "acceptance-record": "see the quote you accepted",
  "request-closed": "see your request",
  "own-request-reopened": "see your request",
  "request-reopened": "see the request",
  "response-withdrawn": "see your request",
  "builder-left": "see your request",
  "exhibitor-left": "see the request",
};

/**
 * The heading of a sign-in opened from an email, such as "Sign in to see 4 quotes for SEMA Show".
 */
export function waitingWords({ kind, tradeShowName, quotes }: Waiting): string {
  const show = tradeShowName ? ` for ${tradeShowName}` : "";
  if (kind === "response-received" || kind === "response-revised") {
    const what = quotes === 0 ? "your request" : quotes === 1 ? "your quote" : `${quotes} quotes`;
    return `Sign in to see ${what}${show}`;
  }
  const task = tasks[kind];
  return task ? `Sign in to ${task}${show}` : "Sign in to open your dashboard";
}
