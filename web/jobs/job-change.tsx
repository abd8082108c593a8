import type { ChangeBody } from "../../app-server/contract/jobs/changes.ts";
import { changeReasons } from "../../domain/jobs/change.ts";
import { amountText } from "../../domain/offers/stated-price.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { ActionDialog } from "../page/action-dialog.tsx";
import { Button } from "../ui/action/button.tsx";
import { Badge } from "../ui/feedback/badge.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";

type Props = { change: ChangeBody; currency: string; onPropose: () => void };

const looks = {
  wished: { tone: "info", label: "Needs a price" },
  proposed: { tone: "caution", label: "Waiting for an answer" },
  approved: { tone: "positive", label: "Approved" },
  refused: { tone: "critical", label: "Refused" },
  declined: { tone: "neutral", label: "Declined" },
  withdrawn: { tone: "neutral", label: "Withdrawn" },
  lapsed: { tone: "neutral", label: "Lapsed" },
} as const;

/** A change with its price, its earlier versions, and what the reader may do with it. */
export function JobChange({ change, currency, onPropose }: Props) {
  const { number, title, note, lines, total, daysLater, answerBy, state, decidedNote } = change;
  const { tone, label } = looks[state];
  const reason = changeReasons.find(({ value }) => value === change.reason)?.label;
  return (
    <Stack gap="small">
      <Inline justify="between" wrap>
        <Heading level={3} size="card">
          {`Change ${number}: ${title}`}
        </Heading>
        <Badge tone={tone}>{label}</Badge>
      </Inline>
      <Text weight="strong">{priceWords(total, currency)}</Text>
      {note && <Text>{note}</Text>}
      {lines.length > 1 && <Lines lines={lines} currency={currency} />}
      <Text size="small" tone="muted">
        {[`Reason: ${reason}`, daysWords(daysLater)].filter(Boolean).join(". ")}
      </Text>
      {state === "proposed" && answerBy && (
        <Text size="small">
          <span>Lapses without an answer on </span>
          <DateText iso={answerBy} format="due" />
        </Text>
      )}
      {decidedNote && <Text>{`Answer: ${decidedNote}`}</Text>}
      {change.earlier.length > 0 && (
        <details>
          <summary>
            {change.earlier.length === 1
              ? "1 earlier version"
              : `${change.earlier.length} earlier versions`}
          </summary>
          <Stack gap="xsmall">
            {change.earlier.map((each) => (
              <Text key={each.version} size="small" tone="muted">
                {`Version ${each.version}: ${each.title}, ${priceWords(each.total, currency)}`}
              </Text>
            ))}
          </Stack>
        </details>
      )}
      <Decisions change={change} currency={currency} onPropose={onPropose} />
    </Stack>
  );
}

function Lines({ lines, currency }: { lines: ChangeBody["lines"]; currency: string }) {
  return (
    <ul>
      {lines.map(({ label, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids and keep their order
        <li key={at}>{`${label}: ${amountText(amount, currency)}`}</li>
      ))}
    </ul>
  );
}

/** "$1,200 more". */
function priceWords(total: number | null, currency: string): string {
  if (total === null) return "No price yet";
  if (total === 0) return "Same price";
  return `${amountText(Math.abs(total), currency)} ${total > 0 ? "more" : "less"}`;
}

function daysWords(days: number | null): string {
  if (!days) return "";
  const count = Math.abs(days) === 1 ? "1 day" : `${Math.abs(days)} days`;
  return `${count} ${days > 0 ? "later" : "earlier"}`;
}

const deciding = { refreshes: ["jobs"] as const };

function Decisions({ change, currency, onPropose }: Props) {
  const { id, may, version, number } = change;
  if (may.length === 0) return null;
  const input = (note?: string) => ({ params: { id }, body: { version, note: note ?? null } });
  const price = priceWords(change.total, currency);
  return (
    <Inline gap="small" wrap>
      {may.includes("approve") && (
        <ActionDialog
          {...deciding}
          label="Approve"
          buttonTone="accent"
          size="small"
          tone="accent"
          title={`Approve change ${number}?`}
          description={`${price}. It becomes part of the agreed amount, and we'll email the builder.`}
          confirmLabel="Approve change"
          cancelLabel="Not yet"
          call={() => fetchApi.call("POST /api/changes/:id/approve", input())}
          done={{ title: "Change approved", description: "We've emailed the builder." }}
          failed={{ title: "Change not approved", couldNot: "approve the change" }}
        />
      )}
      {may.includes("refuse") && (
        <ActionDialog
          {...deciding}
          label="Refuse"
          size="small"
          title={`Refuse change ${number}?`}
          description="The agreed amount stays as it is, and we'll email the builder."
          confirmLabel="Refuse change"
          cancelLabel="Not yet"
          reason={{ hint: "Optional. The builder will see it." }}
          call={(reason) => fetchApi.call("POST /api/changes/:id/refuse", input(reason))}
          done={{ title: "Change refused", description: "We've emailed the builder." }}
          failed={{ title: "Change not refused", couldNot: "refuse the change" }}
        />
      )}
      {may.includes("propose") && (
        <Button size="small" tone={change.total === null ? "accent" : "quiet"} onClick={onPropose}>
          {change.total === null ? "Send a price" : "Edit"}
        </Button>
      )}
      {may.includes("decline") && (
        <ActionDialog
          {...deciding}
          label="Decline"
          size="small"
          title={`Decline change ${number}?`}
          description="We'll email the exhibitor."
          confirmLabel="Decline change"
          cancelLabel="Not yet"
          reason={{ hint: "The exhibitor will see it.", isRequired: true }}
          call={(reason = "") =>
            fetchApi.call("POST /api/changes/:id/decline", {
              params: { id },
              body: { version, note: reason },
            })
          }
          done={{ title: "Change declined", description: "We've emailed the exhibitor." }}
          failed={{ title: "Change not declined", couldNot: "decline the change" }}
        />
      )}
      {may.includes("withdraw") && (
        <ActionDialog
          {...deciding}
          label="Withdraw"
          size="small"
          title={`Withdraw change ${number}?`}
          description="You can add another one later."
          confirmLabel="Withdraw change"
          cancelLabel="Keep it"
          call={() => fetchApi.call("POST /api/changes/:id/withdraw", input())}
          done={{ title: "Change withdrawn" }}
          failed={{ title: "Change not withdrawn", couldNot: "withdraw the change" }}
        />
      )}
    </Inline>
  );
}
