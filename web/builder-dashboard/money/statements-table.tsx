import type { StatementBody } from "../../../app-server/contract/commission/commission-statements.ts";
import type { StatementState } from "../../../domain/commission/statement.ts";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { Table } from "../../ui/data/table.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";

const stateLabels: Record<StatementState, string> = {
  issued: "Issued",
  contested: "Contested",
  overdue: "Overdue",
  paid: "Paid",
  closed: "Written off",
};

type Props = {
  statements: readonly StatementBody[];
  namesBuilder?: boolean;
  /** Further buttons of a statement. */
  actions?: (statement: StatementBody) => React.ReactNode;
};

/** Statements with their PDF. */
export function StatementsTable({ statements, namesBuilder = false, actions }: Props) {
  return (
    <Table
      caption="Statements, newest first"
      captionHidden
      rowKey={({ id }) => id}
      rows={statements}
      columns={[
        { header: "Number", isTitle: true, cell: ({ number }) => number },
        ...(namesBuilder
          ? [{ header: "Builder", cell: ({ builderName }: StatementBody) => builderName }]
          : []),
        { header: "Total", align: "end", cell: ({ total }) => moneyText(total) },
        {
          header: "Open",
          align: "end",
          cell: ({ open, takenOff }) => (
            <>
              <span>{moneyText(open)}</span>
              {takenOff > 0 && (
                <Text tone="muted" size="small">{`${moneyText(takenOff)} taken off`}</Text>
              )}
            </>
          ),
        },
        {
          header: "Due",
          cell: ({ dueOn, total }) =>
            total < 0 ? "A credit" : <DateText iso={dueOn} zone="utc" />,
        },
        {
          header: "State",
          cell: ({ state, total, takenOff }) =>
            state === "paid" && takenOff >= total ? "Nothing due" : stateLabels[state],
        },
        {
          header: "Actions",
          cell: (statement) => (
            <>
              <LinkButton
                to={`/api/statements/${statement.id}/statement.pdf`}
                size="small"
                reloadDocument
              >
                {`PDF of ${statement.number}`}
              </LinkButton>
              {actions?.(statement)}
            </>
          ),
        },
      ]}
    />
  );
}
