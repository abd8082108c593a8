import { useQuery } from "@tanstack/react-query";
import type { AccountEventBody } from "../../../app-server/contract/accounts/profile.ts";
import { Table } from "../../ui/data/table.tsx";
import { RowsSkeleton } from "../../ui/feedback/rows-skeleton.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { accountEventsQuery } from "../own-account-queries.ts";
import { eventWords } from "./event-words.ts";

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

/** Recent activity of the account, so that its owner notices what they didn't do. */
export function AccountHistory() {
  const { data: events } = useQuery(accountEventsQuery);
  return (
    <Stack gap="small" as="section">
      <Heading level={3} size="card">
        Account activity
      </Heading>
      {events ? (
        <Table
          caption="Account activity, latest first"
          captionHidden
          columns={columns}
          rows={events}
          rowKey={({ id }) => id}
        />
      ) : (
        <RowsSkeleton label="Loading your account's activity" />
      )}
    </Stack>
  );
}
