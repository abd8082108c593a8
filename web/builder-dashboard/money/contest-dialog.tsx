import { useState } from "react";
import type { StatementReadBody } from "../../../app-server/contract/commission/commission-statements.ts";
import { attachmentLimits } from "../../../domain/attachments/attachment.ts";
import {
  type ContestCode,
  contestCodes,
  contestLimits,
} from "../../../domain/commission/contest.ts";
import { moneyText } from "../../../domain/shared/money/money-text.ts";
import { dayMs } from "../../../domain/shared/time/time-units.ts";
import { utcDay } from "../../../domain/shared/time/utc-day.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { formatDate } from "../../format.ts";
import { ActionDialog } from "../../page/action-dialog.tsx";
import { FileDrop } from "../../quotes/files/file-drop.tsx";
import { browserNow } from "../../ui/browser-now.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";

type Props = {
  entry: StatementReadBody["entries"][number];
  statement: StatementReadBody;
};

/** Whether the job may be contested: once, while its days are not over everywhere. */
export const canContest = (
  { id, amount }: Props["entry"],
  { contests, contestUntil, state }: StatementReadBody,
): boolean =>
  amount > 0 &&
  state !== "closed" &&
  contestUntil >= utcDay(new Date(browserNow().getTime() - dayMs)) &&
  !contests.some(({ entryId }) => entryId === id);

/** Contests a job of a statement. */
export function ContestDialog({ entry, statement }: Props) {
  const { id, number, contestUntil } = statement;
  const [added, setAdded] = useState(0);
  const [code, setCode] = useState<ContestCode | "">("");
  return (
    <ActionDialog
      label={
        <span>
          Contest<VisuallyHidden> {entry.text}</VisuallyHidden>
        </span>
      }
      size="small"
      title={`Contest ${entry.text}`}
      description={`${moneyText(entry.amount)} on ${number}. Possible once, until ${formatDate(contestUntil, "MMM d, yyyy")}. The amount isn't due until we decide. We read your files, the exhibitor doesn't.`}
      confirmLabel="Contest it"
      isPossible={code !== ""}
      reason={{
        label: "What is wrong?",
        hint: "We read it and answer here",
        isRequired: true,
        maxLength: contestLimits.text,
      }}
      call={(text = "") =>
        fetchApi.call("POST /api/statements/:id/contest", {
          params: { id },
          body: { entryId: entry.id, code: code || "other", text },
        })
      }
      refreshes={["statements", "builders"]}
      done={{ title: "Contested", description: "We'll email you our answer." }}
      failed={{ title: "Not contested", couldNot: "contest it" }}
    >
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
      {entry.requestId && (
        <FileDrop
          label="your contest"
          path={`/api/attachments?${new URLSearchParams({ request: entry.requestId, purpose: "contest" })}`}
          room={attachmentLimits.contest - added}
          firstKind={null}
          onArrived={() => setAdded(added + 1)}
        />
      )}
    </ActionDialog>
  );
}
