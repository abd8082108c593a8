import { useState } from "react";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { type CallInOutcome, callInLimits, callInOutcomes } from "../../domain/jobs/call-in.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { ActionDialog } from "../page/action-dialog.tsx";
import { prose } from "../ui/data/rows.css.ts";
import { Notice } from "../ui/feedback/notice.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Text } from "../ui/text/text.tsx";
import { builderName } from "./builder-name.ts";

const shared = { size: "small", cancelLabel: "Not yet", refreshes: ["jobs"] } as const;
const readers = "The other side and our team read it.";
const maxLength = callInLimits.text;

/** Lets a side call us in, answer, or say whether the booth was built; an admin closes a call. */
export function CallIns({ read }: { read: JobBody }) {
  const { job, callIns, may, side } = read;
  const params = { id: job.id };
  const nameOf = (of: "exhibitor" | "builder") =>
    of === "builder" ? builderName(job) : job.company;
  return (
    <Stack gap="medium">
      {may.sayBuilt && <WasBuilt id={job.id} />}
      {callIns.map((callIn) => (
        <Notice
          key={callIn.at}
          tone={callIn.outcome ? "neutral" : "caution"}
          title={`${nameOf(callIn.side)} called us in`}
        >
          <Stack gap="xsmall">
            <Text size="small">
              <DateText iso={callIn.at} />
            </Text>
            <p className={prose}>{callIn.text}</p>
            {callIn.answer && <p className={prose}>{`Answer: ${callIn.answer}`}</p>}
            {!callIn.answer && !callIn.outcome && (
              <Text size="small">
                <span>Answer by </span>
                <DateText iso={callIn.answerBy} zone="utc" />
              </Text>
            )}
            {callIn.outcome && (
              <Text weight="strong">
                {callInOutcomes.find(({ value }) => value === callIn.outcome)?.label}
              </Text>
            )}
            {callIn.words && <p className={prose}>{`From us: ${callIn.words}`}</p>}
          </Stack>
        </Notice>
      ))}
      {may.callIn && (
        <Text size="small" tone="muted">
          Can't settle something between the two of you? We read the record and write to both.
        </Text>
      )}
      <Inline gap="small" wrap>
        {may.answerCallIn && (
          <ActionDialog
            {...shared}
            label="Answer"
            buttonTone="accent"
            tone="accent"
            title="Answer the call"
            description="Say how you see it. The other side and our team read it."
            confirmLabel="Send the answer"
            reason={{ label: "Answer", hint: readers, isRequired: true, maxLength }}
            call={(text = "") =>
              fetchApi.call("POST /api/jobs/:id/call-in/answer", { params, body: { text } })
            }
            failed={{ title: "Not sent", couldNot: "send the answer" }}
          />
        )}
        {may.callIn && (
          <ActionDialog
            {...shared}
            label="Call us in"
            buttonTone="plain"
            tone="accent"
            title="Call us in?"
            description="For what the two of you can't settle. We read the record, ask the other side, and write to both. It is no verdict, and nothing of it is public."
            confirmLabel="Call us in"
            reason={{
              label: "What is it, since when, and what would settle it?",
              hint: readers,
              isRequired: true,
              maxLength,
            }}
            call={(text = "") =>
              fetchApi.call("POST /api/jobs/:id/call-in", { params, body: { text } })
            }
            done={{ title: "We are called in", description: "We've emailed the other side." }}
            failed={{ title: "Not sent", couldNot: "call us in" }}
          />
        )}
        {side === null && callIns.some(({ outcome }) => !outcome) && <CloseCallIn id={job.id} />}
      </Inline>
    </Stack>
  );
}

function WasBuilt({ id }: { id: string }) {
  const say = (built: boolean) => () =>
    fetchApi.call("POST /api/jobs/:id/built", { params: { id }, body: { built } });
  const failed = { title: "Not saved", couldNot: "save your answer" };
  return (
    <Notice tone="caution" title="The show is over. Was the booth built?">
      <Inline gap="small" wrap>
        <ActionDialog
          {...shared}
          label="Yes"
          buttonTone="accent"
          title="Was the booth built?"
          description="Then the job goes on to its bill."
          confirmLabel="Yes, it was built"
          tone="accent"
          call={say(true)}
          failed={failed}
        />
        <ActionDialog
          {...shared}
          label="No"
          buttonTone="plain"
          title="Was the booth not built?"
          description="When both of you say so, the job is canceled. When you differ, we look at it."
          confirmLabel="No, it was not built"
          call={say(false)}
          failed={failed}
        />
      </Inline>
    </Notice>
  );
}

/** An admin's words to both sides. */
function CloseCallIn({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<CallInOutcome>("settled");
  return (
    <ActionDialog
      {...shared}
      label="Close the call"
      buttonTone="plain"
      tone="accent"
      title="Close the call?"
      description="Both sides are emailed what you write. It is no verdict, and nothing of it is public."
      confirmLabel="Close and email both"
      reason={{ label: "Words to both", hint: "Both sides read it.", isRequired: true, maxLength }}
      call={(words = "") =>
        fetchApi.call("POST /api/admin/jobs/:id/call-in/close", {
          params: { id },
          body: { outcome, words },
        })
      }
      failed={{ title: "Not closed", couldNot: "close the call" }}
    >
      <Field label="Outcome" required>
        {(control) => (
          <Select
            {...control}
            options={callInOutcomes}
            value={outcome}
            onChange={({ target }) => setOutcome(target.value as CallInOutcome)}
          />
        )}
      </Field>
    </ActionDialog>
  );
}
