import { useQuery } from "@tanstack/react-query";
import type { AccountEventBody } from "../../../app-server/contract/accounts/profile.ts";
import type { AccountAction } from "../../../domain/accounts/account-event.ts";
import { callQuery } from "../../api/call-query.ts";
import { Table } from "../../ui/data/table.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";

const columns = [
  { header: "What", cell: (event: AccountEventBody) => eventWords(event) },
  {
    header: "When",
    cell: ({ at }: AccountEventBody) => <DateText iso={at} format="PPp" />,
  },
  {
    header: "From",
    cell: ({ device, address }: AccountEventBody) => (address ? `${device}, ${address}` : device),
  },
];

/** Recent activity of the account, so that the member notices actions that weren't theirs. */
export function AccountHistory() {
  const events = useQuery(callQuery("GET /api/auth/user/events"));
  return (
    <Stack gap="small" as="section">
      <Heading level={3} size="card">
        Account activity
      </Heading>
      <Loaded
        query={events}
        loading="Loading your account's activity"
        failure={{
          title: "Error Loading Activity",
          couldNot: "load your account's activity",
        }}
      >
        {(rows) => (
          <Table
            caption="Account activity, latest first"
            captionHidden
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </Loaded>
    </Stack>
  );
}

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

/** Display names of the providers. */
const ways: Record<string, string> = {
  google: "Google",
  github: "GitHub",
  apple: "Apple",
  oidc: "single sign-on",
};

/** An activity line in words; an unknown action is shown by its code. */
function eventWords({ action, about }: AccountEventBody): string {
  const said = words[action as AccountAction] ?? action;
  return about ? `${said} (${ways[about] ?? about})` : said;
}
