import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { QueuedCheckBody } from "../../../app-server/contract/vetting/vetting.ts";
import type { QueueFilter } from "../../../domain/vetting/ports.ts";
import { pagesOf } from "../../api/pages-of.ts";
import { Button } from "../../ui/action/button.tsx";
import { compactRow, rowHead, rows } from "../../ui/data/rows.css.ts";
import { Segments } from "../../ui/data/segments.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { ListCard } from "../../ui/feedback/list-card.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Heading } from "../../ui/text/heading.tsx";
import { Text } from "../../ui/text/text.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { stateTones, stateWords } from "../../vetting/check-words.ts";
import { checkTitles } from "../../vetting/evidence-words.ts";
import { CheckDialog } from "./check-dialog.tsx";
import { PolicyCard } from "./policy-card.tsx";
import { SiteVisit } from "./site-visit.tsx";

const states = [
  { value: "waiting", label: "Waiting" },
  { value: "valid", label: "Valid" },
  { value: "refused", label: "Refused" },
  { value: "expired", label: "Ended" },
] as const;

/** Evidence of builders: what waits for a decision, and what was decided. */
export function VettingQueue({ address }: { address: URLSearchParams }) {
  const visited = address.get("builder");
  const [state, setState] = useState<QueueFilter["state"]>("waiting");
  const query = useInfiniteQuery(
    pagesOf("GET /api/admin/vetting", { state }, ({ checks }) => checks),
  );
  return (
    <Stack gap="large">
      {visited && <SiteVisit key={visited} builderId={visited} />}
      <ListCard
        title="Vetting"
        subtitle="Only the builder and admins see the documents. The public page shows accepted checks with their months."
        actions={<Segments label="Checks" options={states} value={state} onValue={setState} />}
        query={query}
        loading="Loading checks"
        failure={{ title: "Error Loading Checks", couldNot: "load the checks" }}
        empty={
          <Text tone="muted">{state === "waiting" ? "No check waits for you." : "None."}</Text>
        }
      >
        {(checks) => (
          <ul className={rows}>
            {checks.map((check) => (
              <QueuedCheck key={check.id} check={check} />
            ))}
          </ul>
        )}
      </ListCard>
      {!visited && <PolicyCard />}
    </Stack>
  );
}

function QueuedCheck({ check }: { check: QueuedCheckBody }) {
  const [isOpen, setOpen] = useState(false);
  const { builderName, kind, state, submittedAt } = check;
  return (
    <li className={compactRow}>
      <div className={rowHead}>
        <div>
          <Heading level={3} size="small">
            {`${checkTitles[kind]}: ${builderName}`}
          </Heading>
          <Text size="small" tone="muted">
            Sent <DateText iso={submittedAt} format="near" />
          </Text>
        </div>
        <Inline gap="small">
          {check.isNameToCheck && <Badge tone="caution">Name to check</Badge>}
          {state !== "submitted" && <Badge tone={stateTones[state]}>{stateWords(check)}</Badge>}
          <Button size="small" onClick={() => setOpen(true)}>
            Look<VisuallyHidden>{` at ${checkTitles[kind]} of ${builderName}`}</VisuallyHidden>
          </Button>
        </Inline>
      </div>
      <CheckDialog check={check} open={isOpen} onClose={() => setOpen(false)} />
    </li>
  );
}
