import { useId } from "react";
import { useWatch } from "react-hook-form";
import type { LineInput } from "../../../app-server/contract/quotes/line-fields.ts";
import { categoryFacts } from "../../../domain/offers/category.ts";
import { type Currency, usDollar } from "../../../domain/offers/currency.ts";
import { offerLineLimits } from "../../../domain/offers/offer-line.ts";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { pasted, pastedError, pastedRow } from "./line-editor.css.ts";
import type { OfferFormApi } from "./offer-form-api.ts";
import { readPastedLines } from "./pasted-lines.ts";

type Props = {
  control: OfferFormApi["control"];
  text: string;
  onText: (text: string) => void;
  onAdd: (lines: LineInput[]) => void;
  onCancel: () => void;
};

/** Parses rows pasted from a spreadsheet and previews them before they are added as lines. */
export function PasteLines({ control, text, onText, onAdd, onCancel }: Props) {
  const listId = useId();
  const currency = useWatch({ control, name: "currency" }) ?? usDollar;
  const { rows, dropped } = readPastedLines(text, currency);
  const lines = rows.flatMap((row) => ("line" in row ? row.line : []));
  return (
    <Stack gap="small">
      <Field
        label="Paste rows from a spreadsheet"
        hint="Five columns: category, description, quantity, unit, price. Leave the quantity blank for a lump sum."
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </Field>
      {rows.length > 0 && (
        <ul id={listId} className={pasted} aria-label="Pasted rows">
          {rows.map((row) => (
            <li key={row.number} className={"line" in row ? pastedRow : pastedError}>
              Row {row.number}:{" "}
              {"line" in row ? wordsOf(row.line, currency) : `${row.error}. Skipped.`}
            </li>
          ))}
        </ul>
      )}
      {dropped > 0 && (
        <Text size="small">
          A quote has up to {offerLineLimits.lines} lines: {dropped} more rows are left out.
        </Text>
      )}
      <Inline gap="small" wrap>
        <Button tone="accent" disabled={lines.length === 0} onClick={() => onAdd(lines)}>
          {lines.length === 1 ? "Add 1 line" : `Add ${lines.length} lines`}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </Inline>
    </Stack>
  );
}

function wordsOf(
  { category, label, quantity, unit, unitPrice }: LineInput,
  currency: Currency,
): string {
  const sign = currency === usDollar ? "$" : `${currency} `;
  const name = categoryFacts(category).label;
  const count = quantity === "" ? "" : `${quantity} ${unit} at `;
  return `${name}, ${label === name ? "" : `${label}, `}${count}${sign}${unitPrice}`;
}
