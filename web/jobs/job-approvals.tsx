import { useState } from "react";
import type { ApprovalBody } from "../../app-server/contract/jobs/approvals.ts";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { ActionDialog } from "../page/action-dialog.tsx";
import { Button } from "../ui/action/button.tsx";
import { row, rows } from "../ui/data/rows.css.ts";
import { Badge } from "../ui/feedback/badge.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { ApprovalForm } from "./approval-form.tsx";
import { builderName } from "./builder-name.ts";
import { JobFileLinks } from "./job-files.tsx";

const looks = {
  approved: { tone: "positive", label: "Approved" },
  "approved-with-notes": { tone: "positive", label: "Approved with notes" },
  "changes-wanted": { tone: "critical", label: "Changes wanted" },
  withdrawn: { tone: "neutral", label: "Withdrawn" },
  superseded: { tone: "neutral", label: "Replaced" },
} as const;

/** Files that one side shows for the other's yes, latest first. */
export function JobApprovals({ read }: { read: JobBody }) {
  const { job, approvals, may } = read;
  const [isAsking, setAsking] = useState(false);
  const isYours = ({ may }: ApprovalBody) => may.includes("approve");
  const latest = approvals.toReversed();
  const ordered = [...latest.filter(isYours), ...latest.filter((each) => !isYours(each))];
  // of several that wait, the first one has the main button
  const main = isAsking ? undefined : ordered.find(isYours);
  return (
    <Stack gap="medium" as="section">
      <Inline justify="between" wrap>
        <Heading level={2} size="card">
          Approvals and files
        </Heading>
        {may.raise && !isAsking && (
          <Button size="small" onClick={() => setAsking(true)}>
            Share files for approval
          </Button>
        )}
      </Inline>
      {isAsking && <ApprovalForm job={job} onDone={() => setAsking(false)} />}
      {approvals.length === 0 && !isAsking && (
        <Text tone="muted">
          Nothing to approve yet. Drawings and graphics that one side shares are approved here, and
          the record keeps which files they were.
        </Text>
      )}
      {approvals.length > 0 && (
        <ul className={rows}>
          {ordered.map((approval) => (
            <li key={approval.id} className={row}>
              <OneApproval approval={approval} job={job} isMain={approval === main} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

type Props = { approval: ApprovalBody; job: JobBody["job"]; isMain: boolean };

function OneApproval({ approval, job, isMain }: Props) {
  const { title, round, note, files, due, state, side, asked, decided } = approval;
  const other = side === "builder" ? "exhibitor" : "builder";
  const { tone, label } =
    state !== "asked"
      ? looks[state]
      : approval.may.includes("approve")
        ? ({ tone: "caution", label: "Waiting for you" } as const)
        : ({ tone: "info", label: `Waiting for the ${other}` } as const);
  const nameOf = (of: "exhibitor" | "builder") =>
    of === "builder" ? builderName(job) : job.company;
  return (
    <Stack gap="small">
      <Inline justify="between" wrap>
        <Heading level={3} size="card">
          {round > 1 ? `${title}, round ${round}` : title}
        </Heading>
        <Badge tone={tone}>{label}</Badge>
      </Inline>
      <Text size="small" tone="muted">
        <span>{`Shown by ${nameOf(side)}${asked.name ? ` (${asked.name})` : ""}, `}</span>
        <DateText iso={asked.at} />
      </Text>
      {state === "asked" && due && (
        <Text size="small" weight="strong">
          <span>Answer by </span>
          <DateText iso={due} zone="utc" />
        </Text>
      )}
      {note && <Text>{note}</Text>}
      <JobFileLinks files={files} />
      {decided && (
        <Text size="small">
          <span>{`${label}${decided.name ? ` (${decided.name})` : ""}, `}</span>
          <DateText iso={decided.at} format="PPp" />
        </Text>
      )}
      {decided?.note && <Text>{`Answer: ${decided.note}`}</Text>}
      <Decisions approval={approval} isMain={isMain} />
    </Stack>
  );
}

function Decisions({ approval: { id, may, title }, isMain }: Omit<Props, "job">) {
  if (may.length === 0) return null;
  const params = { id };
  const shared = { size: "small", refreshes: ["jobs"], cancelLabel: "Not yet" } as const;
  const emailed = "We've emailed the other side.";
  return (
    <Inline gap="small" wrap>
      {may.includes("approve") && (
        <ActionDialog
          {...shared}
          label="Approve"
          buttonTone={isMain ? "accent" : "plain"}
          tone="accent"
          title={`Approve ${title}?`}
          description="You approve exactly these files. The record keeps their hashes."
          confirmLabel="Approve"
          reason={{ label: "Notes", hint: "Optional. The other side will see them." }}
          call={(note) =>
            fetchApi.call("POST /api/approvals-of-jobs/:id/approve", {
              params,
              body: { note: note ?? null },
            })
          }
          done={{ title: "Approved", description: emailed }}
          failed={{ title: "Not approved", couldNot: "approve it" }}
        />
      )}
      {may.includes("want-changes") && (
        <ActionDialog
          {...shared}
          label="Want changes"
          buttonTone="plain"
          tone="accent"
          title={`Ask for changes of ${title}?`}
          description="The other side shows its next round."
          confirmLabel="Ask for changes"
          reason={{ label: "Changes", hint: "Say what is to change.", isRequired: true }}
          call={(note = "") =>
            fetchApi.call("POST /api/approvals-of-jobs/:id/want-changes", {
              params,
              body: { note },
            })
          }
          done={{ title: "Sent", description: emailed }}
          failed={{ title: "Not sent", couldNot: "ask for changes" }}
        />
      )}
      {may.includes("withdraw") && (
        <ActionDialog
          {...shared}
          label="Withdraw"
          buttonTone="plain"
          title={`Withdraw ${title}?`}
          description="It stays in the record as withdrawn."
          confirmLabel="Withdraw"
          cancelLabel="Keep it"
          call={() => fetchApi.call("POST /api/approvals-of-jobs/:id/withdraw", { params })}
          failed={{ title: "Not withdrawn", couldNot: "withdraw it" }}
        />
      )}
    </Inline>
  );
}
