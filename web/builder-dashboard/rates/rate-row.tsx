import Trash from "lucide-react/icons/trash-2";
import { useId } from "react";
import type { UseFormRegister } from "react-hook-form";
import type { RateCardInput, RateInput } from "../../../app-server/contract/rates/rate-card.ts";
import { categoryFacts, rateUnits, rateUnitWords } from "../../../domain/offers/category.ts";
import { rateFields } from "../../../domain/offers/own-rates.ts";
import { IconButton } from "../../ui/action/icon-button.tsx";
import { cell, field, number } from "../../ui/form/editable-table.css.ts";
import { FieldError } from "../../ui/form/field-error.tsx";
import { nameCell, noteCell, removeCell, row } from "./rate-form.css.ts";

type RateField = keyof RateInput;

type Props = {
  register: UseFormRegister<RateCardInput>;
  index: number;
  category: RateInput["category"];
  errors: Partial<Record<RateField, { message?: string }>> | undefined;
  onRemove: () => void;
};

/** Fields for the rate of one category. */
export function RateRow({ register, index, category, errors, onRemove }: Props) {
  const problemId = useId();
  const { label } = categoryFacts(category);
  const problem = Object.values(errors ?? {}).find((each) => each?.message)?.message;
  const inputOf = (name: RateField, words: string) => ({
    ...register(`rates.${index}.${name}`),
    "data-column": name,
    "aria-label": `${label}: ${words}`,
    "aria-invalid": errors?.[name] ? (true as const) : undefined,
    "aria-describedby": problem ? problemId : undefined,
    autoComplete: "off",
  });
  return (
    <tr className={row}>
      <th scope="row" className={nameCell}>
        {label}
        {problem && <FieldError id={problemId}>{problem}</FieldError>}
      </th>
      <td className={cell} data-label="Unit">
        <select {...inputOf("unit", "unit")} className={field}>
          {rateUnits.map((unit) => (
            <option key={unit} value={unit}>
              {rateUnitWords[unit]}
            </option>
          ))}
        </select>
      </td>
      <td className={cell} data-label="Price">
        <input {...inputOf("unitPrice", "price")} className={number} inputMode="decimal" />
      </td>
      <td className={cell} data-label="At least">
        <input {...inputOf("minimum", "at least")} className={number} inputMode="decimal" />
      </td>
      <td className={cell} data-label="Valid from">
        <input {...inputOf("validFrom", "valid from")} className={field} type="date" />
      </td>
      <td className={noteCell} data-label="Note">
        <input {...inputOf("note", "note")} className={field} maxLength={rateFields.note.max} />
      </td>
      <td className={removeCell}>
        <IconButton
          label={`Remove ${label}`}
          icon={<Trash size={18} aria-hidden="true" />}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}
