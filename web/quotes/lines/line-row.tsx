import Trash from "lucide-react/icons/trash-2";
import { type MouseEvent, memo, useState } from "react";
import { flushSync } from "react-dom";
import { useWatch } from "react-hook-form";
import {
  type LineField,
  type LineInput,
  typedAmounts,
} from "../../../app-server/contract/quotes/line-fields.ts";
import { categoryFacts, units } from "../../../domain/offers/category.ts";
import { usDollar } from "../../../domain/offers/currency.ts";
import { offerLineLimits } from "../../../domain/offers/offer-line.ts";
import { amountText } from "../../../domain/offers/stated-price.ts";
import { IconButton } from "../../ui/action/icon-button.tsx";
import { cell, field, number } from "../../ui/form/editable-table.css.ts";
import { FieldError } from "../../ui/form/field-error.tsx";
import { VisuallyHidden } from "../../ui/text/visually-hidden.tsx";
import { FillMark, type RowMark } from "./fill-mark.tsx";
import {
  addNote,
  amount,
  askedNote,
  inPlaceOfPrice,
  nameCell,
  nameLine,
  noteField,
  ofAbove,
  removeCell,
  row,
  unsaid,
  wholeLine,
} from "./line-editor.css.ts";
import { LineHolder } from "./line-holder.tsx";
import type { OfferFormApi } from "./offer-form-api.ts";

const kindOptions = [
  { value: "", label: "Not filled in" },
  { value: "included", label: "Included" },
  { value: "allowance", label: "Allowance" },
  { value: "excluded", label: "Excluded" },
  { value: "option", label: "Option" },
  { value: "within", label: "In another line" },
] as const satisfies { value: LineInput["kind"]; label: string }[];

const billerOptions = [
  { value: "builder", label: "We don't offer it" },
  { value: "show", label: "The show bills it" },
  { value: "exhibitor", label: "The exhibitor arranges it" },
];

type Props = {
  form: OfferFormApi;
  index: number;
  id: string;
  category: LineInput["category"];
  errors: Partial<Record<LineField, { message?: string }>> | undefined;
  /** The source of its filled-in price. */
  mark: RowMark | undefined;
  /** Whether the exhibitor asked for its price. */
  isAsked: boolean;
  /** Whether the dialog focuses this row on open. */
  isStart: boolean;
  onRemove: (index: number) => void;
};

/** One line of the quote. Typing renders only this row. */
export const LineRow = memo(function LineRow({
  form,
  index,
  id,
  category,
  errors,
  mark,
  isAsked,
  isStart,
  onRemove,
}: Props) {
  const { register, control, setValue } = form;
  const name = `lines.${index}` as const;
  const { label } = categoryFacts(category);
  const [kind, quantity, unitPrice, unit, currency = usDollar] = useWatch({
    control,
    name: [`${name}.kind`, `${name}.quantity`, `${name}.unitPrice`, `${name}.unit`, "currency"],
  });
  const [hasNote, setHasNote] = useState(() => form.getValues(`${name}.note`) !== "");
  const isPercent = unit === "percent";
  const problem = Object.values(errors ?? {}).find((each) => each?.message)?.message;
  const problemId = `${id}-problem`;

  function cellOf(fieldName: LineField, words: string) {
    return {
      "data-column": fieldName,
      "aria-label": `${label}: ${words}`,
      "aria-invalid": errors?.[fieldName] ? (true as const) : undefined,
      "aria-describedby": problem ? problemId : undefined,
    };
  }
  // typing a price sets the kind to "included", unless a kind is chosen
  const onChange = (event: { target: { value: string } }) => {
    if (event.target.value.trim() !== "" && form.getValues(`${name}.kind`) === "") {
      setValue(`${name}.kind`, "included");
    }
  };

  // focuses at once: react-hook-form's `shouldFocus` waits and loses the first keys
  function onAddNote({ currentTarget }: MouseEvent<HTMLElement>) {
    const line = currentTarget.closest("tr");
    flushSync(() => setHasNote(true));
    line?.querySelector<HTMLInputElement>("[data-column=note]")?.focus();
  }

  return (
    <tr className={row}>
      <th scope="row" className={nameCell}>
        <span className={nameLine}>
          {label}
          {kind !== "" && !hasNote && (
            <button type="button" className={addNote} onClick={onAddNote}>
              Add a note
              <VisuallyHidden>{` to ${label}`}</VisuallyHidden>
            </button>
          )}
        </span>
        {isAsked && <span className={askedNote}>Asked for by the exhibitor</span>}
        {mark && <FillMark mark={mark} unit={unit} unitPrice={unitPrice} currency={currency} />}
      </th>
      <td className={`${cell} ${wholeLine}`} data-label="Description">
        <input
          {...register(`${name}.label`)}
          {...cellOf("label", "description")}
          className={field}
          maxLength={offerLineLimits.label}
          autoComplete="off"
        />
        {hasNote && (
          <span className={noteField}>
            <span aria-hidden="true">Note</span>
            <input
              {...register(`${name}.note`)}
              {...cellOf("note", "note")}
              className={field}
              maxLength={offerLineLimits.note}
              autoComplete="off"
            />
          </span>
        )}
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
      </td>
      <td className={`${cell} ${wholeLine}`} data-label="Is it in your price?">
        <select
          {...register(`${name}.kind`)}
          {...cellOf("kind", "in your price")}
          data-start={isStart || undefined}
          className={kind === "" ? `${field} ${unsaid}` : field}
        >
          {kindOptions.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </td>
      {kind === "excluded" && (
        <td className={inPlaceOfPrice} colSpan={4} data-label="Who takes care of it">
          <select
            {...register(`${name}.billedBy`)}
            {...cellOf("billedBy", "who takes care of it")}
            className={field}
          >
            {billerOptions.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </td>
      )}
      {kind === "within" && (
        <td className={inPlaceOfPrice} colSpan={4} data-label="Its price is in">
          <LineHolder
            form={form}
            index={index}
            cell={cellOf("within", "the line with its price")}
          />
        </td>
      )}
      {kind !== "excluded" && kind !== "within" && (
        <>
          <td className={cell} data-label="Quantity">
            <input
              {...register(`${name}.quantity`, { onChange })}
              {...cellOf("quantity", "quantity")}
              className={number}
              inputMode="decimal"
              autoComplete="off"
            />
          </td>
          <td className={cell} data-label="Unit">
            <select {...register(`${name}.unit`)} {...cellOf("unit", "unit")} className={field}>
              {units.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </td>
          <td className={cell} data-label="Price">
            {isPercent ? (
              <span className={ofAbove}>of the lines above</span>
            ) : (
              <input
                {...register(`${name}.unitPrice`, { onChange })}
                {...cellOf("unitPrice", "price")}
                className={number}
                inputMode="decimal"
                autoComplete="off"
              />
            )}
          </td>
          <td className={amount} data-label="Amount">
            {isPercent ? (
              <PercentAmount control={control} index={index} />
            ) : (
              shown(typedAmounts([{ kind, category, quantity, unit, unitPrice }])[0], currency)
            )}
          </td>
        </>
      )}
      <td className={removeCell}>
        <IconButton
          label={`Remove ${label}`}
          icon={<Trash size={18} aria-hidden="true" />}
          onClick={() => onRemove(index)}
        />
      </td>
    </tr>
  );
});

/** The amount of a percentage: only this part renders when rows above it change. */
function PercentAmount({ control, index }: { control: OfferFormApi["control"]; index: number }) {
  const [lines, currency = usDollar] = useWatch({ control, name: ["lines", "currency"] });
  return shown(typedAmounts(lines)[index], currency);
}

function shown(amount: number | null | undefined, currency: string): string {
  return amount == null ? "" : amountText(amount, currency);
}
