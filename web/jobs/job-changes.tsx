import { useState } from "react";
import type { ChangeBody } from "../../app-server/contract/jobs/changes.ts";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { Button } from "../ui/action/button.tsx";
import { row, rows } from "../ui/data/rows.css.ts";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { ChangeForm } from "./change-form.tsx";
import { JobChange, waitsFor } from "./job-change.tsx";

/** The changes of a job, those that wait for the reader first, and a form to add one or to price a wish. */
export function JobChanges({ read }: { read: JobBody }) {
  const { job, changes, side, amounts, may } = read;
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  const label = side === "exhibitor" ? "Ask for a change" : "Propose a change";
  const isYours = ({ state }: ChangeBody) => waitsFor(state) === side;
  const waiting = changes.filter(({ state }) => waitsFor(state));
  const settled = changes.filter(({ state }) => !waitsFor(state));
  const ordered = [
    ...waiting.filter(isYours),
    ...waiting.filter((each) => !isYours(each)),
    ...settled.toReversed(),
  ];
  // of several that wait, the first one has the main button
  const main = ordered.find(isYours);
  return (
    <Stack gap="medium" as="section">
      <Inline justify="between" wrap>
        <Heading level={2} size="card" id="changes">
          Changes
        </Heading>
        {may.raise && open === null && (
          <Button size="small" onClick={() => setOpen("new")}>
            {label}
          </Button>
        )}
      </Inline>
      {open === "new" && (
        <ChangeForm
          jobId={job.id}
          isWish={side === "exhibitor"}
          currency={amounts.currency}
          onDone={close}
        />
      )}
      {changes.length === 0 && (
        <Text tone="muted">No changes. What you agreed is what you pay.</Text>
      )}
      {changes.length > 0 && (
        <ul className={rows}>
          {ordered.map((change) => (
            <li key={change.id} className={row}>
              {open === change.id ? (
                <ChangeForm
                  jobId={job.id}
                  edits={change}
                  currency={amounts.currency}
                  onDone={close}
                />
              ) : (
                <JobChange
                  change={change}
                  currency={amounts.currency}
                  reader={side}
                  isMain={open === null && change === main}
                  onPropose={() => setOpen(change.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
