import type { ReactNode } from "react";
import type { EntryBody } from "../../../app-server/contract/commission/commission-money.ts";
import type { EntryKind } from "../../../domain/commission/entry.ts";
import { rateText } from "../../../domain/commission/rates-text.ts";
import { listedKinds } from "../../../domain/commission/statement.ts";
import { exactMoneyText, moneyText } from "../../../domain/shared/money/money-text.ts";
import { Table } from "../../ui/data/table.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";

const kindLabels: Record<EntryKind, string> = {
  accrued: "Job complete",
  reversed: "Job reopened",
  adjusted: "Adjusted",
  waived: "Waived",
  taxed: "Tax",
  paid: "Paid",
  refunded: "Paid back",
  "written-off": "Written off",
};

type Props<Entry> = {
  caption: string;
  entries: readonly Entry[];
  namesBuilder?: boolean;
  /** A last column. */
  last?: { header: string; cell: (entry: Entry) => ReactNode };
};

/** Entries of the commission's ledger. */
export function EntriesTable<Entry extends EntryBody>({
  caption,
  entries,
  namesBuilder = false,
  last,
}: Props<Entry>) {
  return (
    <Table
      caption={caption}
      captionHidden
      rowKey={({ id }) => id}
      rows={entries}
      columns={[
        {
          header: "Show",
          isTitle: true,
          cell: ({ text, kind, at, builderName }) => (
            <>
              {text}
              <Text as="div" tone="muted" size="small">
                {`${namesBuilder ? `${builderName}. ` : ""}${kindLabels[kind]}, `}
                <DateText iso={at} />
              </Text>
            </>
          ),
        },
        {
          header: "Agreed or billed",
          align: "end",
          cell: (entry) => isOfJob(entry) && exactMoneyText(entry.base + entry.leftOut),
        },
        {
          header: "Commission",
          align: "end",
          isSum: true,
          cell: (entry) => (
            <>
              <Text as="span" weight="strong">
                {exactMoneyText(entry.amount)}
              </Text>
              {isOfJob(entry) && (
                <Text as="div" tone="muted" size="small">
                  {`${rateText(entry.rateBp)} of ${moneyText(entry.base)}${entry.isRepeat ? ", repeat" : ""}`}
                </Text>
              )}
            </>
          ),
        },
        ...(last ? [last] : []),
      ]}
    />
  );
}

/** Whether the entry is about a job, not about a whole statement. */
export const isOfJob = ({ kind }: Pick<EntryBody, "kind">): boolean =>
  listedKinds.some((listed) => listed === kind);
