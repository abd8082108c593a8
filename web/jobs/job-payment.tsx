import type { PaymentBody } from "../../app-server/contract/jobs/agreements.ts";
import { paymentLimits } from "../../domain/jobs/payment.ts";
import { amountText } from "../../domain/offers/stated-price.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { ActionDialog } from "../page/action-dialog.tsx";
import { Badge } from "../ui/feedback/badge.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Text } from "../ui/text/text.tsx";
import { dueWords } from "./plan-values.ts";

type Props = { payment: PaymentBody; currency: string };

const looks = {
  planned: { tone: "neutral", label: "Planned" },
  sent: { tone: "info", label: "Sent" },
  received: { tone: "positive", label: "Received" },
  "not-agreed": { tone: "critical", label: "Not agreed" },
} as const;

/** A part of the payment plan, with what both sides said about it. */
export function JobPayment({ payment, currency }: Props) {
  const { label, amount, due, dueOn, state, reference, sent, received, notAgreed } = payment;
  const look = looks[state];
  const words = dueWords(due);
  return (
    <Stack gap="small">
      <Inline justify="between" wrap>
        <Text weight="strong">{`${label}: ${amountText(amount, currency)}`}</Text>
        <Badge tone={look.tone}>{look.label}</Badge>
      </Inline>
      <Text size="small" tone="muted">
        {words && <span>{dueOn ? `${words}: ` : words}</span>}
        {dueOn && (
          <>
            <span>{words ? "" : "Due "}</span>
            <DateText iso={dueOn} zone="utc" />
          </>
        )}
      </Text>
      {sent && <Said what="Sent" {...sent} words={reference} />}
      {received && <Said what="Received" {...received} />}
      {notAgreed && <Said what="Not agreed" {...notAgreed} words={notAgreed.note} />}
      <Says payment={payment} price={amountText(amount, currency)} />
    </Stack>
  );
}

type SaidProps = { what: string; at: string; name: string | null; words?: string | null };

function Said({ what, at, name, words }: SaidProps) {
  return (
    <Text size="small">
      <span>{`${what}${name ? ` (${name})` : ""}, `}</span>
      <DateText iso={at} />
      {words && <span>{`: ${words}`}</span>}
    </Text>
  );
}

function Says({ payment, price }: { payment: PaymentBody; price: string }) {
  const { id, label, may } = payment;
  if (may.length === 0) return null;
  const shared = { size: "small", refreshes: ["jobs"], cancelLabel: "Not yet" } as const;
  return (
    <Inline gap="small" wrap>
      {may.includes("sent") && (
        <ActionDialog
          {...shared}
          label="I sent it"
          tone="accent"
          title={`Did you send ${price}?`}
          description={`${label}. The builder sees that you say so. No money moves here.`}
          confirmLabel="I sent it"
          reason={{
            label: "Reference",
            hint: "Optional: the number of your transfer or check. No bank details.",
            maxLength: paymentLimits.reference,
          }}
          call={(reference) =>
            fetchApi.call("POST /api/payments/:id/sent", {
              params: { id },
              body: { reference: reference ?? null },
            })
          }
          failed={{ title: "Not saved", couldNot: "save that you sent it" }}
        />
      )}
      {may.includes("received") && (
        <ActionDialog
          {...shared}
          label="Received"
          tone="accent"
          title={`Did you receive ${price}?`}
          description={`${label}. The exhibitor sees that you say so.`}
          confirmLabel="I received it"
          call={() => fetchApi.call("POST /api/payments/:id/received", { params: { id } })}
          failed={{ title: "Not saved", couldNot: "save that you received it" }}
        />
      )}
      {may.includes("not-agreed") && (
        <ActionDialog
          {...shared}
          label="Not agreed"
          title="Don't you agree about this payment?"
          description={`${label}, ${price}. We'll email the other side what you write.`}
          confirmLabel="Say so"
          reason={{ hint: "The other side will see it.", isRequired: true }}
          call={(note = "") =>
            fetchApi.call("POST /api/payments/:id/not-agreed", { params: { id }, body: { note } })
          }
          done={{ title: "Saved", description: "We've emailed the other side." }}
          failed={{ title: "Not saved", couldNot: "save what you wrote" }}
        />
      )}
    </Inline>
  );
}
