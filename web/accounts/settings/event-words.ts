import type { AccountEventBody } from "../../../app-server/contract/accounts/profile.ts";
import type { AccountAction } from "../../../domain/accounts/account-event.ts";

const words: Record<AccountAction, string> = {
  "signed-in": "Signed in",
  "signed-out": "Signed out",
  "session-ended": "Signed another browser out",
  "signed-out-everywhere": "Signed out everywhere",
  "profile-changed": "Profile changed",
  "email-change-asked": "Profile changed, new email address requested",
  "email-changed": "New address confirmed",
  "type-switched": "Account type switched",
  "provider-joined": "Sign-in provider connected",
  "provider-removed": "Sign-in provider removed",
  "passkey-added": "Passkey added",
  "passkey-removed": "Passkey removed",
  proven: "Identity confirmed",
  "mail-chosen": "Emails chosen",
  "data-downloaded": "Data downloaded",
  "account-deleted": "Account deleted",
};

/** The ways in that are spelt otherwise than their addresses. */
const ways: Record<string, string> = {
  google: "Google",
  github: "GitHub",
  apple: "Apple",
  oidc: "single sign-on",
};

/** An activity line in words; unknown words are shown as they are. */
export function eventWords({ action, about }: AccountEventBody): string {
  const said = words[action as AccountAction] ?? action;
  return about ? `${said} (${ways[about] ?? about})` : said;
}
