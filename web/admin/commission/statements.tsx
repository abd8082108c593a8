import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { StatementBody } from "../../../app-server/contract/commission/commission-statements.ts";
import type { Settlement } from "../../../domain/commission/settle-statement.ts";
import { type StatementState, statementStates } from "../../../domain/commission/statement.ts";
import { dollarsText } from "../../../domain/shared/money/dollars-text.ts";
import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { fetchApi } from "../../api/fetch-api.ts";
import { pagesOf } from "../../api/pages-of.ts";
import { StatementRow, statementLooks } from "../../builder-dashboard/money/statement-row.tsx";
import { ActionDialog } from "../../page/action-dialog.tsx";
import { LinkButton } from "../../ui/action/link-button.tsx";
import { browserNow } from "../../ui/browser-now.ts";
import { rows } from "../../ui/data/rows.css.ts";
import { ListCard } from "../../ui/feedback/list-card.tsx";
import { DateInput } from "../../ui/form/date-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";

const queryOf = (state: StatementState | null) =>
  pagesOf(
    "GET /api/admin/commission/statements",
    { limit: 50, ...(state && { state }) },
    ({ statements }) => statements,
  );

/** All statements, with what an admin records about them. */
export function Statements() {
  const [state, setState] = useState<StatementState | "">("");
  return (
    <ListCard
      title="Statements"
      subtitle="On the 1st of a month at 3 a.m. in your time zone each builder gets one for the month before."
      actions={
        <Inline align="end">
          <Field label="State">
            {(control) => (
              <Select
                {...control}
                placeholder="All"
                options={statementStates.map((value) => ({
                  value,
                  label: statementLooks[value].label,
                }))}
                value={state}
                onChange={({ target }) => setState(target.value as StatementState | "")}
              />
            )}
          </Field>
          <LinkButton to="/api/admin/commission/statements.csv" reloadDocument>
            CSV
          </LinkButton>
          <LinkButton to="/api/admin/commission/statements.xlsx" reloadDocument>
            XLSX
          </LinkButton>
        </Inline>
      }
      query={useInfiniteQuery(queryOf(state || null))}
      loading="Loading the statements"
      failure={{ title: "Error Loading Statements", couldNot: "load the statements" }}
      empty={
        <Text tone="muted">
          {state
            ? "No statement is in this state."
            : "They start once Settings, Commission says who bills, and a job is complete."}
        </Text>
      }
    >
      {(statements) => (
        <ul className={rows}>
          {statements.map((statement) => (
            <StatementRow
              key={statement.id}
              statement={statement}
              namesBuilder
              actions={<Actions key={statement.open} statement={statement} />}
            />
          ))}
        </ul>
      )}
    </ListCard>
  );
}

function Actions({ statement }: { statement: StatementBody }) {
  const { state, open, total, takenOff } = statement;
  if (state === "closed") return null;
  const canRefund = open < total - takenOff || open < 0;
  return (
    <>
      {open > 0 && (
        <Settle
          statement={statement}
          kind="paid"
          label="Record a payment"
          words="The builder is emailed what you recorded."
        />
      )}
      {canRefund && (
        <Settle
          statement={statement}
          kind="refunded"
          label="Record a refund"
          words={
            total < 0
              ? "Money that you paid back, or that the builder kept of another statement: name that one then."
              : "Money that you paid back to the builder."
          }
        />
      )}
      {open > 0 && (
        <Settle
          statement={statement}
          kind="written-off"
          label="Write off"
          words="You give up what is open. The statement is closed."
        />
      )}
    </>
  );
}

type SettleProps = { statement: StatementBody; kind: Settlement; label: string; words: string };

function Settle({
  statement: { id, number, open, total, takenOff },
  kind,
  label,
  words,
}: SettleProps) {
  const { guarded, proofDialog } = useReauthentication("This goes into the ledger");
  const [key] = useState(() => crypto.randomUUID());
  const start = kind === "refunded" ? (open < 0 ? -open : total - takenOff - open) : open;
  const [amount, setAmount] = useState(dollarsText(start));
  const [day, setDay] = useState(() => utcDay(browserNow()));
  return (
    <ActionDialog
      label={label}
      size="small"
      title={`${label}: ${number}`}
      description={words}
      confirmLabel={label}
      tone="accent"
      reason={{
        label: kind === "written-off" ? "Reason" : "Reference",
        hint: kind === "written-off" ? "The ledger keeps it" : "Such as the transfer's number",
        isRequired: true,
        maxLength: 100,
      }}
      call={(reference = "") =>
        guarded(() =>
          fetchApi.call("POST /api/admin/commission/payments", {
            body: {
              statementId: id,
              kind,
              amount: kind === "written-off" ? open : (parseDollars(amount) ?? 0),
              day,
              reference,
              idempotencyKey: key,
            },
          }),
        )
      }
      refreshes={["admin", "statements"]}
      done={{ title: "Recorded" }}
      failed={{ title: "Not recorded", couldNot: "record it" }}
    >
      <Stack>
        {kind !== "written-off" && (
          <>
            <Field label="Amount in US dollars" required>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="decimal"
                  value={amount}
                  onChange={({ target }) => setAmount(target.value)}
                />
              )}
            </Field>
            <Field label="Day" required>
              {(control) => (
                <DateInput
                  {...control}
                  value={day}
                  onChange={({ target }) => setDay(target.value)}
                />
              )}
            </Field>
          </>
        )}
      </Stack>
      {proofDialog}
    </ActionDialog>
  );
}
