import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedContestBody } from "../../../app-server/contract/commission/commission-statements.ts";
import { contestCodes, contestLimits } from "../../../domain/commission/contest.ts";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";
import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { fetchApi } from "../../api/fetch-api.ts";
import { pagesOf } from "../../api/pages-of.ts";
import { ActionDialog } from "../../page/action-dialog.tsx";
import { Table } from "../../ui/data/table.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ListCard } from "../../ui/feedback/list-card.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";

const query = pagesOf(
  "GET /api/admin/commission/contests",
  { limit: 50 },
  ({ contests }) => contests,
);

/** Lists the contests that an admin has to decide. */
export function Contests() {
  return (
    <ListCard
      title="Contested"
      subtitle="A contested amount isn't due until you decide."
      query={useInfiniteQuery(query)}
      loading="Loading the contests"
      failure={{ title: "Error Loading Contests", couldNot: "load the contests" }}
      empty={<EmptyState title="None" text="No builder waits for a decision." />}
    >
      {(contests) => (
        <Table
          caption="Undecided contests"
          captionHidden
          rowKey={({ id }) => id}
          rows={contests}
          columns={[
            { header: "Show", isTitle: true, cell: ({ show, number }) => `${show}, ${number}` },
            { header: "Builder", cell: ({ builderName }) => builderName },
            { header: "Amount", align: "end", cell: ({ entryAmount }) => moneyText(entryAmount) },
            { header: "Reason", cell: ({ code, text }) => `${contestCodes[code]}: ${text}` },
            { header: "Actions", cell: (contest) => <Decide contest={contest} /> },
          ]}
        />
      )}
    </ListCard>
  );
}

function Decide({ contest: { id, show, entryAmount } }: { contest: ListedContestBody }) {
  const { guarded, proofDialog } = useReauthentication("The builder is emailed your decision");
  const [amount, setAmount] = useState("");
  const typed = amount.trim() === "" ? null : parseDollars(amount);
  return (
    <ActionDialog
      label="Decide"
      size="small"
      tone="accent"
      title={`Decide about ${show}`}
      description="The builder reads your words. Less comes off this statement, or is a credit on the next one if it was paid; more is on the next one."
      confirmLabel={
        typed === null ? `Keep ${moneyText(entryAmount)}` : `Make it ${moneyText(typed)}`
      }
      isPossible={amount.trim() === "" || typed !== null}
      reason={{
        label: "Your words",
        hint: "The builder reads them",
        isRequired: true,
        maxLength: contestLimits.words,
      }}
      call={(words = "") =>
        guarded(() =>
          fetchApi.call("POST /api/admin/commission/contests/:id/decide", {
            params: { id },
            body: { amount: typed, words },
          }),
        )
      }
      refreshes={["admin"]}
      done={{ title: "Decided" }}
      failed={{ title: "Not decided", couldNot: "decide the contest" }}
    >
      <Field label="Right amount in US dollars" hint="Empty: it stays">
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        )}
      </Field>
      {proofDialog}
    </ActionDialog>
  );
}
