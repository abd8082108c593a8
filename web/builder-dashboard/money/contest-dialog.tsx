import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { StatementBody } from "../../../app-server/contract/commission/commission-statements.ts";
import {
  type ContestCode,
  contestCodes,
  contestLimits,
} from "../../../domain/commission/contest.ts";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { formatDate } from "../../format.ts";
import { ActionDialog } from "../../page/action-dialog.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { Text } from "../../ui/text/text.tsx";

/** Contests a job of a statement, and says what was decided about others. */
export function ContestDialog({
  statement: { id, number, contestUntil },
}: {
  statement: StatementBody;
}) {
  const [isOpen, setOpen] = useState(false);
  const [entryId, setEntryId] = useState("");
  const [code, setCode] = useState<ContestCode | "">("");
  const { data } = useQuery({
    ...callQuery("GET /api/statements/:id", { params: { id } }),
    enabled: isOpen,
  });
  const contests = data?.contests ?? [];
  const jobs = (data?.entries ?? []).filter(
    (entry) => entry.amount > 0 && !contests.some((contest) => contest.entryId === entry.id),
  );
  const nameOf = (entryId: string) => data?.entries.find(({ id }) => id === entryId)?.text ?? "";
  return (
    <ActionDialog
      label="Contest a job"
      size="small"
      title={`Contest a job on ${number}`}
      description={`Until ${formatDate(contestUntil, "MMM d, yyyy")}, once for each job. Its amount isn't due until we decide. Send files by email.`}
      confirmLabel="Contest it"
      isPossible={entryId !== "" && code !== ""}
      onOpen={() => setOpen(true)}
      reason={{
        label: "What is wrong?",
        hint: "We read it and answer here",
        isRequired: true,
        maxLength: contestLimits.text,
      }}
      call={(text = "") =>
        fetchApi.call("POST /api/statements/:id/contest", {
          params: { id },
          body: { entryId, code: code || "other", text },
        })
      }
      refreshes={["statements", "builders"]}
      done={{ title: "Contested", description: "We'll email you our answer." }}
      failed={{ title: "Not contested", couldNot: "contest it" }}
    >
      {contests.map((contest) => (
        <Text key={contest.id}>
          {nameOf(contest.entryId)}:{" "}
          {contest.decidedAt
            ? `${contest.amount === null ? "the amount stays" : `it should be ${moneyText(contest.amount)}`}. ${contest.words ?? ""}`
            : "you contested it; we'll answer."}
        </Text>
      ))}
      <Field label="Job" required>
        {(control) => (
          <Select
            {...control}
            placeholder="Choose a job"
            options={jobs.map(({ id, text, amount }) => ({
              value: id,
              label: `${text}, ${moneyText(amount)}`,
            }))}
            value={entryId}
            onChange={({ target }) => setEntryId(target.value)}
          />
        )}
      </Field>
      <Field label="Reason" required>
        {(control) => (
          <Select
            {...control}
            placeholder="Choose a reason"
            options={Object.entries(contestCodes).map(([value, label]) => ({ value, label }))}
            value={code}
            onChange={({ target }) => setCode(target.value as ContestCode)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
