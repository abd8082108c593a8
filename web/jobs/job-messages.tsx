import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../app-server/contract/api-error.ts";
import type { JobMessagesBody } from "../../app-server/contract/jobs/approvals.ts";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { messageLimits } from "../../domain/jobs/job-message.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { pagesOf } from "../api/pages-of.ts";
import { useChange } from "../api/use-change.ts";
import { Button } from "../ui/action/button.tsx";
import { prose, row, rows } from "../ui/data/rows.css.ts";
import { List } from "../ui/feedback/list-card.tsx";
import { Field } from "../ui/form/field.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { useReportDirtyForm } from "../ui/overlay/dirty-forms.ts";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { builderName } from "./builder-name.ts";
import { CallIns } from "./call-in.tsx";
import { AddJobFiles, type JobFile, JobFileLinks } from "./job-files.tsx";

/** Messages between the sides of a job, latest first, and a form to write one. */
export function JobMessages({ read }: { read: JobBody }) {
  const { job, side, callIns, may } = read;
  const isCalled = callIns.length > 0 || may.sayBuilt;
  const query = useInfiniteQuery(
    pagesOf("GET /api/jobs/:id/messages", {}, ({ messages }) => messages, fetchApi, {
      id: job.id,
    }),
  );
  return (
    <Stack gap="medium" as="section">
      <Heading level={2} size="card">
        Messages
      </Heading>
      {isCalled && <CallIns read={read} />}
      <WriteMessage job={job} canAddFiles={side !== null} />
      <List
        query={query}
        loading="Loading the messages"
        failure={{ title: "We couldn't load the messages", couldNot: "load the messages" }}
        empty={<Text tone="muted">No messages yet.</Text>}
      >
        {(messages) => (
          <ul className={rows}>
            {messages.map((message) => (
              <li key={message.id} className={row}>
                <Message message={message} job={job} reader={side} />
              </li>
            ))}
          </ul>
        )}
      </List>
      {!isCalled && <CallIns read={read} />}
    </Stack>
  );
}

type MessageProps = {
  message: JobMessagesBody["messages"][number];
  job: JobBody["job"];
  reader: JobBody["side"];
};

function Message({ message: { side, name, text, files, at }, job, reader }: MessageProps) {
  const names = { exhibitor: job.company, builder: builderName(job), us: "Our team" };
  const from = side === (reader ?? "us") ? "You" : names[side];
  return (
    <Stack gap="xsmall">
      <Text weight="strong">{name ? `${from} (${name})` : from}</Text>
      <Text size="small" tone="muted">
        <DateText iso={at} format="PPp" />
      </Text>
      <p className={prose}>{text}</p>
      <JobFileLinks files={files} />
    </Stack>
  );
}

const empty = { text: "", files: [] as JobFile[] };

type WriteProps = { job: JobBody["job"]; canAddFiles: boolean };

function WriteMessage({ job, canAddFiles }: WriteProps) {
  const [{ text, files }, setValues] = useState(empty);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useReportDirtyForm(text !== "" || files.length > 0);
  const send = useChange({
    call: () =>
      fetchApi.call("POST /api/jobs/:id/messages", {
        params: { id: job.id },
        body: { text, files: files.map(({ id }) => id) },
      }),
    refreshes: ["jobs"],
    failed: { title: "Message not sent", couldNot: "send the message" },
    isShown: (refused) => {
      const [first] = refused instanceof ApiError ? (refused.problem?.errors ?? []) : [];
      setError(first?.message);
      return first !== undefined;
    },
    onDone: () => setValues(empty),
  });
  function submit() {
    setError(text.trim() === "" ? "Write a message" : undefined);
    if (text.trim() !== "") send.mutate(undefined);
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="small">
        <Field
          label="Your message"
          hint="Messages within ten minutes go out in one email. Both sides and our team read them."
          error={error}
        >
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={messageLimits.text}
              value={text}
              onChange={({ target }) => setValues({ text: target.value, files })}
            />
          )}
        </Field>
        {canAddFiles && (
          <details>
            <summary>
              {files.length > 0
                ? `Files: ${files.map(({ name }) => name).join(", ")}`
                : "Add files"}
            </summary>
            <AddJobFiles
              requestId={job.quoteRequestId}
              label="your message"
              files={files}
              most={messageLimits.files}
              onChange={(next) => setValues({ text, files: next })}
              onBusy={setBusy}
            />
          </details>
        )}
        <Inline>
          <Button type="submit" tone="accent" pending={send.isPending || isBusy}>
            {send.isPending ? "Sending..." : isBusy ? "Uploading..." : "Send message"}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
