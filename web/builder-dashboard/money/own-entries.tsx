import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { OwnMoneyBody } from "../../../app-server/contract/commission/commission-money.ts";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import { callQuery } from "../../api/call-query.ts";
import { pagesOf } from "../../api/pages-of.ts";
import { formatDate } from "../../format.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListCard } from "../../ui/feedback/list-card.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { EntriesTable } from "./entries-table.tsx";

const query = pagesOf("GET /api/builders/money", { limit: 50 }, ({ entries }) => entries);
const sumQuery = callQuery("GET /api/builders/money", { query: { limit: 1 } });

/** The entries of a builder's commission, with their sum. */
export function OwnEntries() {
  const pages = useInfiniteQuery(query);
  const sums = useQuery(sumQuery).data;
  return (
    <ListCard
      title="Money"
      subtitle={sums ? sumsText(sums) : "Commission on jobs you won here"}
      query={pages}
      loading="Loading your entries"
      failure={{ title: "Error Loading Entries", couldNot: "load your entries" }}
      empty={
        <EmptyState
          title="Nothing open"
          text="You owe nothing until a job you won here is complete."
        />
      }
    >
      {(entries) => (
        <Stack>
          {sums && sums.open > 0 && sums.pay && <HowToPay {...sums.pay} />}
          <EntriesTable entries={entries} />
        </Stack>
      )}
    </ListCard>
  );
}

function HowToPay({ payText, payLink }: NonNullable<OwnMoneyBody["pay"]>) {
  return (
    <Notice title="How to pay" action={payLink && <TextLink to={payLink}>Pay</TextLink>}>
      {payText}
    </Notice>
  );
}

function sumsText({
  open,
  overdue,
  dueOn,
}: {
  open: number;
  overdue: number;
  dueOn: string | null;
}) {
  const due = dueOn ? `, due ${formatDate(dueOn, "MMM d, yyyy")}` : "";
  return `Open ${moneyText(open)}${due}. ${overdue > 0 ? `${moneyText(overdue)} is overdue.` : "Nothing overdue."}`;
}
