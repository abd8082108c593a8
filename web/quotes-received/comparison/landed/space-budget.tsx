import { useState } from "react";
import type { ComparedQuoteBody } from "../../../../app-server/contract/quotes/comparison/comparison.ts";
import {
  type BudgetPart,
  budgetParts,
  budgetSplit,
  usualMultiple,
  usualSplit,
} from "../../../../domain/offers/landed/budget-split.ts";
import { parseDollars } from "../../../../domain/shared/money/parse-dollars.ts";
import { formatMoney } from "../../../format.ts";
import { Table } from "../../../ui/data/table.tsx";
import { Field } from "../../../ui/form/field.tsx";
import { TextInput } from "../../../ui/form/text-input.tsx";
import { ExternalLink } from "../../../ui/text/external-link.tsx";
import { Text } from "../../../ui/text/text.tsx";
import { bar, choice, part as partStyle, split } from "./landed.css.ts";
import { amountsByHead } from "./landed-facts.tsx";

const partLabels: Record<BudgetPart, string> = {
  space: "Space",
  services: "Show services and labor",
  exhibit: "Exhibit with graphics",
  shipping: "Shipping",
  rest: "The rest",
};

/**
 * The exhibitor's space cost and each quote by budget head, beside the typical split. Nothing is
 * stored.
 */
export function SpaceBudget({ offers }: { offers: readonly ComparedQuoteBody[] }) {
  const [typed, setTyped] = useState("");
  const space = parseDollars(typed);
  const known = offers.filter(({ landed }) => landed !== null);
  const splits = space
    ? known.map((offer) => ({
        id: offer.responseId,
        name: offer.builderName ?? "Unknown builder",
        parts: budgetSplit(space, amountsByHead(offer)),
      }))
    : [];
  return (
    <div className={split}>
      <div className={choice}>
        <Field
          label="What your space costs"
          hint="Optional, in dollars. It stays in this window."
          error={typed.trim() !== "" && space === null ? "Enter an amount in dollars" : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              onChange={({ target: { value } }) => setTyped(value)}
            />
          )}
        </Field>
      </div>
      {space !== null && space > 0 && splits.length > 0 && (
        <>
          {splits.map(({ id, name, parts }) => (
            <div key={id}>
              <Text size="small">{name}</Text>
              <div className={bar} aria-hidden="true">
                {parts.map(({ part, percent }) => (
                  <span key={part} className={partStyle} style={{ width: `${percent}%` }} />
                ))}
              </div>
            </div>
          ))}
          <Table
            caption="Your budget by part, in percent"
            columns={[
              { header: "Part", cell: (part: BudgetPart) => partLabels[part] },
              { header: "Usually", align: "end", cell: (part) => `${usualSplit[part]}%` },
              ...splits.map(({ name, parts }) => ({
                header: name,
                align: "end" as const,
                cell: (wanted: BudgetPart) =>
                  `${parts.find(({ part }) => part === wanted)?.percent ?? 0}%`,
              })),
            ]}
            rows={budgetParts}
            rowKey={(part) => part}
          />
          <Text size="small" tone="muted">
            The usual split is from{" "}
            <ExternalLink href={usualSplit.address ?? ""}>{usualSplit.source}</ExternalLink>; its
            rest has 14% for travel, which no quote has.{" "}
            {`A whole show usually comes to ${usualMultiple.least} to ${usualMultiple.most} times its space, here ${formatMoney(space * usualMultiple.least)} to ${formatMoney(space * usualMultiple.most)} (${usualMultiple.source}).`}
          </Text>
        </>
      )}
    </div>
  );
}
