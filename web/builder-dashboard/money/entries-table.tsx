import type { ReactNode } from "react";
import type { EntryBody } from "../../../app-server/contract/commission/commission-money.ts";
import type { EntryKind } from "../../../domain/commission/entry.ts";
import { rateText } from "../../../domain/commission/rates-text.ts";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import { Table } from "../../ui/data/table.tsx";
import { DateText } from "../../ui/text/date-text.tsx";

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

type Props = {
  entries: readonly EntryBody[];
  namesBuilder?: boolean;
  /** Buttons of an entry. */
  actions?: (entry: EntryBody) => ReactNode;
};

/** Entries of the commission's ledger. */
export function EntriesTable({ entries, namesBuilder = false, actions }: Props) {
  return (
    <Table
      caption="Entries, newest first"
      captionHidden
      rowKey={({ id }) => id}
      rows={entries}
      columns={[
        { header: "Show", isTitle: true, cell: ({ text }) => text },
        ...(namesBuilder
          ? [{ header: "Builder", cell: ({ builderName }: EntryBody) => builderName }]
          : []),
        { header: "Entry", cell: ({ kind }) => kindLabels[kind] },
        { header: "Date", cell: ({ at }) => <DateText iso={at} /> },
        { header: "Base", align: "end", cell: ({ base }) => moneyText(base) },
        {
          header: "Rate",
          align: "end",
          cell: ({ rateBp, isRepeat }) =>
            isRepeat ? `${rateText(rateBp)}, repeat` : rateText(rateBp),
        },
        { header: "Commission", align: "end", cell: ({ amount }) => moneyText(amount) },
        ...(actions ? [{ header: "Actions", cell: actions }] : []),
      ]}
    />
  );
}
