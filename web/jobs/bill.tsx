import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CloseOutBody } from "../../app-server/contract/jobs/close-outs.ts";
import type { JobBody } from "../../app-server/contract/jobs/jobs.ts";
import { type Category, categoryLabels } from "../../domain/offers/category.ts";
import { amountText } from "../../domain/offers/stated-price.ts";
import { callQuery } from "../api/call-query.ts";
import { fetchApi } from "../api/fetch-api.ts";
import { Button } from "../ui/action/button.tsx";
import { LinkButton } from "../ui/action/link-button.tsx";
import { Table } from "../ui/data/table.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { Text } from "../ui/text/text.tsx";
import { BillForm } from "./bill-form.tsx";
import { JobAction } from "./job-action.tsx";

/** The final bill beside the quote, the show's charges beside the estimate, and how to close the job. */
export function Bill({ read: { job } }: { read: JobBody }) {
  const bill = useQuery(callQuery("GET /api/jobs/:id/close-out", { params: { id: job.id } }));
  return (
    <Loaded
      query={bill}
      loading="Loading the bill"
      failure={{ title: "We couldn't load the bill", couldNot: "load the bill" }}
    >
      {(bill) => <BillView id={job.id} company={job.company} bill={bill} />}
    </Loaded>
  );
}

type Shown = { id: string; company: string; bill: CloseOutBody };

/** The bill for one of its sides. */
export function BillView({ id, company, bill }: Shown) {
  const { may, state, side, version, findings } = bill;
  const [isEditing, setEditing] = useState(false);
  if (!may.enter && state !== "closed" && state !== "delivered") {
    return (
      <Stack gap="medium">
        <Text tone="muted">
          The bill opens when the booth is delivered: the exhibitor signs it off, or it is up when
          the show opens.
        </Text>
        {may.signOff && (
          <Inline>
            <JobAction
              verb="sign off"
              past="signed off"
              noun="booth"
              tone="accent"
              told="the builder"
              description="You say that the booth is up as agreed. The builder then sends the final bill."
              call={() => fetchApi.call("POST /api/jobs/:id/sign-off", { params: { id } })}
            />
          </Inline>
        )}
      </Stack>
    );
  }
  if (isEditing && side) {
    return (
      <Stack gap="medium">
        <Heading level={2} size="card">
          {side === "builder" ? "Your final bill" : "What the show charged you"}
        </Heading>
        <BillForm id={id} bill={bill} side={side} onDone={() => setEditing(false)} />
      </Stack>
    );
  }
  return (
    <Stack gap="large">
      <Standing bill={bill} company={company} />
      {findings.length > 0 && (
        <Notice title="Worth a check">
          {findings.map(({ text }) => (
            <Text key={text}>{text}</Text>
          ))}
        </Notice>
      )}
      {(may.confirm || may.enter) && (
        <Inline gap="small" wrap>
          {may.confirm && (
            <JobAction
              verb="confirm"
              past="confirmed"
              noun="bill"
              tone="accent"
              description={`A final bill of ${totalText(bill)}. Once both of you have confirmed it, the job is closed.`}
              call={() =>
                fetchApi.call("POST /api/jobs/:id/close-out/confirm", {
                  params: { id },
                  body: { version },
                })
              }
            />
          )}
          {may.enter && (
            <Button size="small" onClick={() => setEditing(true)}>
              {side === "builder" ? "Change the bill" : "Enter the show's charges"}
            </Button>
          )}
        </Inline>
      )}
      <Amounts bill={bill} />
      <Charges bill={bill} />
      <Inline>
        <LinkButton to={`/api/jobs/${id}/record.pdf`} size="small" reloadDocument>
          Download the record (PDF)
        </LinkButton>
      </Inline>
    </Stack>
  );
}

const sides = { exhibitor: "the exhibitor", builder: "the builder" };

/** The confirmations of the bill, and its part in the accuracy of the builder. */
function Standing({ bill, company }: Pick<Shown, "bill" | "company">) {
  const { confirmed, settledBy, accuracy, state, side, isEntered, currency } = bill;
  const more = sumOf(bill.rows.map((row) => ({ ...row, billed: difference(row) })))("billed");
  const waiting =
    confirmed.length === 1 ? (confirmed[0] === "builder" ? "exhibitor" : "builder") : null;
  return (
    <Stack gap="xsmall" as="section">
      <Heading level={2} size="card">
        {isEntered ? `Final bill: ${totalText(bill)}` : `Bill as agreed: ${totalText(bill)}`}
      </Heading>
      <Text>{comparedText(more, currency)}</Text>
      {state === "closed" && !settledBy?.includes("exhibitor") && (
        <Text>{`Closed as billed by the builder, not confirmed by ${company}.`}</Text>
      )}
      {settledBy?.includes("exhibitor") && (
        <Text>Closed with a bill that the exhibitor confirmed.</Text>
      )}
      {waiting && (
        <Text>{`Waits for ${waiting === side ? "you" : sides[waiting]}. Without an answer in 14 days, the bill stands as it is.`}</Text>
      )}
      {accuracy !== null && (
        <Text size="small" tone="muted">
          {`For the builder's record this job counts with ${percentText(accuracy)} of difference from the quote. Changes the exhibitor asked for don't count.`}
        </Text>
      )}
    </Stack>
  );
}

/** "$2,100 more than you both approved." */
function comparedText(more: number, currency: string): string {
  if (more === 0) return "The same as you both approved.";
  return `${amountText(Math.abs(more), currency)} ${more > 0 ? "more" : "less"} than you both approved.`;
}

/** "0.5%", "−12%". */
function percentText(hundredths: number): string {
  const percent = Math.round(Math.abs(hundredths) / 10) / 10;
  return `${hundredths < 0 ? "−" : ""}${percent}%`;
}

type Row = Record<"quoted" | "approved" | "billed", number | null>;

const difference = ({ quoted, approved, billed }: Row) =>
  (billed ?? 0) - (quoted ?? 0) - (approved ?? 0);

const sumOf = (rows: readonly Row[]) => (key: keyof Row) =>
  rows.reduce((total, row) => total + (row[key] ?? 0), 0);

function totalText({ rows, currency }: CloseOutBody): string {
  return amountText(sumOf(rows)("billed"), currency);
}

function Amounts({ bill: { rows, currency, isItemized } }: { bill: CloseOutBody }) {
  const amount = (cents: number | null) => cents !== null && amountText(cents, currency);
  const sum = sumOf(rows);
  const total = {
    name: "Total",
    note: null,
    quoted: sum("quoted"),
    approved: sum("approved"),
    billed: sum("billed"),
  };
  const named = rows.map(({ category, note, ...row }) => ({
    ...row,
    name: !isItemized && category === "other" ? "Whole job" : categoryLabels[category as Category],
    note,
  }));
  return (
    <Table
      caption="The final bill beside the quote"
      captionHidden
      rows={[...named, total]}
      rowKey={({ name }) => name}
      columns={[
        {
          header: "Category",
          isTitle: true,
          cell: ({ name, note }) => (note ? `${name}: ${note}` : name),
        },
        { header: "Quoted", align: "end", cell: ({ quoted }) => amount(quoted) },
        { header: "Approved changes", align: "end", cell: ({ approved }) => amount(approved) },
        { header: "Billed", align: "end", cell: ({ billed }) => amount(billed) },
        {
          header: "Difference",
          align: "end",
          cell: (row) =>
            amount(row.name === total.name ? difference(row) : difference(row) || null),
        },
      ]}
    />
  );
}

function Charges({ bill: { charges, currency } }: { bill: CloseOutBody }) {
  if (charges.length === 0) return null;
  const amount = (cents: number | null) => (cents === null ? "–" : amountText(cents, currency));
  return (
    <Stack gap="small" as="section">
      <Heading level={2} size="card">
        Show services
      </Heading>
      <Table
        caption="What the show charged beside the estimate"
        captionHidden
        rows={charges}
        rowKey={({ category }) => category}
        columns={[
          {
            header: "Service",
            isTitle: true,
            cell: ({ category }) => categoryLabels[category as Category],
          },
          { header: "Estimated", align: "end", cell: ({ estimated }) => amount(estimated) },
          { header: "Charged", align: "end", cell: ({ charged }) => amount(charged) },
          {
            header: "Difference",
            align: "end",
            cell: ({ estimated, charged }) =>
              amount(charged === null || estimated === null ? null : charged - estimated),
          },
        ]}
      />
    </Stack>
  );
}
