import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedContestBody } from "../../../app-server/contract/commission/commission-statements.ts";
import { contestCodes, contestLimits } from "../../../domain/commission/contest.ts";
import { exactMoneyText, moneyText } from "../../../domain/shared/money/money-text.ts";
import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";
import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { fetchApi } from "../../api/fetch-api.ts";
import { pagesOf } from "../../api/pages-of.ts";
import { JobFileLinks } from "../../jobs/job-files.tsx";
import { ActionDialog } from "../../page/action-dialog.tsx";
import { compactRow, prose, rowHead, rows } from "../../ui/data/rows.css.ts";
import { ListCard } from "../../ui/feedback/list-card.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

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
      empty={<Text tone="muted">No builder waits for a decision.</Text>}
    >
      {(contests) => (
        <ul className={rows}>
          {contests.map((contest) => (
            <li key={contest.id} className={compactRow}>
              <Stack gap="small">
                <div className={rowHead}>
                  <Heading level={3} size="card">
                    {contest.show}
                  </Heading>
                  <strong>{exactMoneyText(contest.entryAmount)}</strong>
                </div>
                <Text tone="muted" size="small">
                  {`${contest.builderName}, ${contest.number}. ${contestCodes[contest.code]}:`}
                </Text>
                <p className={prose}>{contest.text}</p>
                <JobFileLinks files={contest.files} />
                <div>
                  <Decide contest={contest} />
                </div>
              </Stack>
            </li>
          ))}
        </ul>
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
      label={
        <span>
          Decide<VisuallyHidden> about {show}</VisuallyHidden>
        </span>
      }
      buttonTone="accent"
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
      refreshes={["admin", "statements"]}
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
