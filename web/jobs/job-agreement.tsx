import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import {
  quoteTermLabels,
  quoteTermWords,
  saidTerms,
} from "../../domain/offers/quote-term-words.ts";
import { amountText } from "../../domain/offers/stated-price.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { useChange } from "../api/use-change.ts";
import { ReadLines } from "../quotes/lines/read-lines.tsx";
import { Button } from "../ui/action/button.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Facts } from "../ui/data/facts.tsx";
import { prose, row, rows } from "../ui/data/rows.css.ts";
import { Card } from "../ui/layout/card.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { JobPayment } from "./job-payment.tsx";
import { PlanForm } from "./plan-form.tsx";

type Props = { read: JobBody; isEditing: boolean; onEdit: (isEditing: boolean) => void };

/** The agreement of both sides: quote, payments, and who has agreed. */
export function JobAgreement({ read, isEditing, onEdit }: Props) {
  const { job, amounts, agreement, offer } = read;
  const { payments, cancellation } = agreement;
  const terms = saidTerms.flatMap((term) => {
    const value = quoteTermWords(offer)[term];
    return value === null ? [] : [{ label: quoteTermLabels[term], value }];
  });
  const leftOut = offer.lines.filter(({ kind }) => kind === "excluded").map(({ label }) => label);
  return (
    <Card as="section">
      <Stack gap="medium">
        <Heading level={2} size="card" id="agreement">
          {read.side ? "What you agreed" : "What both agreed"}
        </Heading>
        {read.earlierBrief && <Text weight="strong">{briefWords(read.earlierBrief, job)}</Text>}
        <Facts
          items={[
            { label: "Amount", value: amountText(amounts.agreed, amounts.currency) },
            { label: "Quote", value: `Revision ${offer.revision}` },
            ...terms,
            ...(leftOut.length > 0
              ? [{ label: "Not in the price", value: leftOut.join(", ") }]
              : []),
          ]}
        />
        {offer.lines.length > 0 && (
          <Inline>
            <ReadLines offer={offer} about={job.builder.name ?? "the builder"} />
          </Inline>
        )}
        {isEditing ? (
          <PlanForm read={read} onDone={() => onEdit(false)} />
        ) : (
          <>
            <Heading level={3} size="card" id="payments">
              Payments
            </Heading>
            {payments.length === 0 ? (
              <Text tone="muted">As your contract says.</Text>
            ) : (
              <ul className={rows}>
                {payments.map((payment) => (
                  <li key={payment.id} className={row}>
                    <JobPayment payment={payment} currency={amounts.currency} />
                  </li>
                ))}
              </ul>
            )}
            {cancellation && (
              <Stack gap="xsmall">
                <Text weight="strong">If the exhibitor cancels</Text>
                <p className={prose}>{cancellation}</p>
              </Stack>
            )}
            <Agreeing read={read} onEdit={() => onEdit(true)} />
          </>
        )}
      </Stack>
    </Card>
  );
}

/** "Priced for 20 × 20 ft. The brief now says 20 × 30 ft." */
function briefWords(
  { boothSize, changed }: NonNullable<JobBody["earlierBrief"]>,
  job: JobBody["job"],
) {
  return changed.includes("boothSize")
    ? `Priced for ${boothSizeText(boothSize)}. The brief now says ${boothSizeText(job.boothSize)}.`
    : "Priced for an earlier version of the brief";
}

function Agreeing({ read, onEdit }: { read: JobBody; onEdit: () => void }) {
  const { job, agreement } = read;
  const { version, may, exhibitor, builder } = agreement;
  const params = { id: job.id };
  const agree = useChange({
    call: () => fetchApi.call("POST /api/jobs/:id/agree", { params, body: { version } }),
    refreshes: ["jobs"],
    failed: { title: "Not saved", couldNot: "save that you agree" },
  });
  return (
    <>
      <Stack gap="xsmall">
        <Yes name={job.company} yes={exhibitor} />
        <Yes name={job.builder.name ?? "The builder"} yes={builder} />
        <Text size="small" tone="muted">
          Your contract is between the two of you. This page records what you both say it contains.
        </Text>
      </Stack>
      <Inline gap="small" wrap>
        {may.agree && (
          <Button pending={agree.isPending} onClick={() => agree.mutate(undefined)}>
            {agree.isPending ? "Saving..." : "This is what we agreed"}
          </Button>
        )}
        {may.edit && <Button onClick={onEdit}>Edit the payment plan</Button>}
        <LinkButton to={`/api/jobs/${job.id}/agreement.pdf`} size="small" reloadDocument>
          {`Download version ${version} (PDF)`}
        </LinkButton>
      </Inline>
      {version > 1 && (
        <details>
          <summary>Earlier versions</summary>
          <Inline gap="small" wrap>
            {Array.from({ length: version - 1 }, (_, at) => at + 1).map((each) => (
              <LinkButton
                key={each}
                to={`/api/jobs/${job.id}/agreement.pdf?version=${each}`}
                size="small"
                reloadDocument
              >
                {`Version ${each} (PDF)`}
              </LinkButton>
            ))}
          </Inline>
        </details>
      )}
    </>
  );
}

type YesProps = { name: string; yes: { at: string; name: string | null } | null };

function Yes({ name, yes }: YesProps) {
  if (!yes)
    return <Text size="small">{`${name} hasn't said yet that this is what you agreed.`}</Text>;
  return (
    <Text size="small">
      <span>{`${name} agreed${yes.name ? ` (${yes.name})` : ""} on `}</span>
      <DateText iso={yes.at} format="PPp" />
    </Text>
  );
}
