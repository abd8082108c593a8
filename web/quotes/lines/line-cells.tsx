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
import { field, number } from "../../ui/form/editable-table.css.ts";
import { ofAbove, unsaid } from "./line-editor.css.ts";
import { LineHolder } from "./line-holder.tsx";
import type { OfferFormApi } from "./offer-form-api.ts";

const kindOptions = [
  { value: "", label: "Not filled in" },
  { value: "included", label: "Included" },
  { value: "allowance", label: "Allowance" },
  { value: "excluded", label: "Not included" },
  { value: "option", label: "Option" },
  { value: "within", label: "In another line" },
] as const satisfies { value: LineInput["kind"]; label: string }[];

const billerOptions = [
  { value: "builder", label: "We don't offer it" },
  { value: "show", label: "The show bills it" },
  { value: "exhibitor", label: "The exhibitor arranges it" },
];

export type LineErrors = Partial<Record<LineField, { message?: string }>> | undefined;

export type LineOf = {
  form: OfferFormApi;
  index: number;
  id: string;
  category: LineInput["category"];
  errors: LineErrors;
};

/** The controls of one line, each of which is shown once: in its row or in its sheet. */
export function useLineCells({ form, index, id, category, errors }: LineOf) {
  const { register, control, setValue } = form;
  const name = `lines.${index}` as const;
  const { label } = categoryFacts(category);
  const [kind, quantity, unitPrice, unit, currency = usDollar] = useWatch({
    control,
    name: [`${name}.kind`, `${name}.quantity`, `${name}.unitPrice`, `${name}.unit`, "currency"],
  });
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

  return {
    label,
    kind,
    problem,
    problemId,
    /** Whether the amount is more than a typed price: a count of units, or a percentage. */
    isCounted: isPercent || !["", "1"].includes(quantity.trim()),
    /** The price as typed, for the note about a filled-in one. */
    price: { unit, unitPrice, currency },
    description: () => (
      <input
        {...register(`${name}.label`)}
        {...cellOf("label", "description")}
        className={field}
        maxLength={offerLineLimits.label}
        autoComplete="off"
      />
    ),
    note: () => (
      <input
        {...register(`${name}.note`)}
        {...cellOf("note", "note")}
        className={field}
        maxLength={offerLineLimits.note}
        autoComplete="off"
      />
    ),
    kindChoice: (isStart: boolean, look = field) => (
      <select
        {...register(`${name}.kind`)}
        {...cellOf("kind", "in your price")}
        data-start={isStart || undefined}
        className={kind === "" ? `${look} ${unsaid}` : look}
      >
        {kindOptions.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    ),
    biller: () => (
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
    ),
    holder: () => (
      <LineHolder form={form} index={index} cell={cellOf("within", "the line with its price")} />
    ),
    count: () => (
      <input
        {...register(`${name}.quantity`, { onChange })}
        {...cellOf("quantity", "quantity")}
        className={number}
        inputMode="decimal"
        autoComplete="off"
      />
    ),
    unitChoice: () => (
      <select {...register(`${name}.unit`)} {...cellOf("unit", "unit")} className={field}>
        {units.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    ),
    unitPriceField: () =>
      isPercent ? (
        <span className={ofAbove}>of the lines above</span>
      ) : (
        <input
          {...register(`${name}.unitPrice`, { onChange })}
          {...cellOf("unitPrice", "price")}
          className={number}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
        />
      ),
    amount: () =>
      isPercent ? (
        <PercentAmount control={control} index={index} />
      ) : (
        shown(typedAmounts([{ kind, category, quantity, unit, unitPrice }])[0], currency)
      ),
  };
}

/** The amount of a percentage: only this part renders when rows above it change. */
function PercentAmount({ control, index }: { control: OfferFormApi["control"]; index: number }) {
  const [lines, currency = usDollar] = useWatch({ control, name: ["lines", "currency"] });
  return shown(typedAmounts(lines)[index], currency);
}

function shown(amount: number | null | undefined, currency: string): string {
  return amount == null ? "" : amountText(amount, currency);
}
