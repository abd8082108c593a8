import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { OwnMoneyBody } from "../../../app-server/contract/commission/commission-money.ts";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import { callQuery } from "../../api/call-query.ts";
import { pagesOf } from "../../api/pages-of.ts";
import { formatDate } from "../../format.ts";
import { rows } from "../../ui/data/rows.css.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListCard } from "../../ui/feedback/list-card.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { TextLink } from "../../ui/text/text-link.tsx";
import { ContestDialog, canContest } from "./contest-dialog.tsx";
import { StatementRow } from "./statement-row.tsx";

const query = pagesOf("GET /api/statements", { limit: 50 }, ({ statements }) => statements);
const sumQuery = callQuery("GET /api/builders/money", { query: { limit: 1 } });

/** The builder's statements, with the sum they owe. */
export function OwnStatements() {
  const sums = useQuery(sumQuery).data;
  return (
    <ListCard
      title="Money"
      subtitle={sums ? sumsText(sums) : "Commission on jobs you won here"}
      query={useInfiniteQuery(query)}
      loading="Loading your statements"
      failure={{ title: "Error Loading Statements", couldNot: "load your statements" }}
      empty={
        <EmptyState
          title="No statements yet"
          text={
            sums && sums.entries.length > 0
              ? "On the 1st of a month we bill the month before, by email and here."
              : "You owe nothing until a job you won here is complete."
          }
        />
      }
    >
      {(statements) => (
        <Stack>
          {sums?.stops && (
            <Notice tone="critical" title="You aren't invited to new requests">
              {`Statement ${sums.stops} is overdue. You are again once it is paid or contested. Invitations and jobs that you have go on.`}
            </Notice>
          )}
          {sums && sums.open > 0 && sums.pay && <HowToPay {...sums.pay} />}
          <ul className={rows}>
            {statements.map((statement) => (
              <StatementRow
                key={statement.id}
                statement={statement}
                jobAction={(entry, read) =>
                  canContest(entry, read) && <ContestDialog entry={entry} statement={read} />
                }
              />
            ))}
          </ul>
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

function sumsText({ open, overdue, dueOn }: Pick<OwnMoneyBody, "open" | "overdue" | "dueOn">) {
  const due = dueOn ? `, due ${formatDate(dueOn, "MMM d, yyyy")}` : "";
  return `Open ${moneyText(open)}${due}. ${overdue > 0 ? `${moneyText(overdue)} is overdue.` : "Nothing overdue."}`;
}
