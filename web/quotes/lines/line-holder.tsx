import { useWatch } from "react-hook-form";
import { field } from "../../ui/form/editable-table.css.ts";
import type { OfferFormApi } from "./offer-form-api.ts";

type Props = {
  form: OfferFormApi;
  index: number;
  /** Accessible name and error of the cell's control. */
  cell: object;
};

/** Select for the included line whose price contains this one. */
export function LineHolder({ form, index, cell }: Props) {
  const lines = useWatch({ control: form.control, name: "lines" });
  return (
    <select {...form.register(`lines.${index}.within`)} {...cell} className={field}>
      <option value="">Choose the line with its price</option>
      {lines.map((line, at) =>
        line.kind === "included" && at !== index ? (
          <option key={line.id} value={line.id}>
            {line.label}
          </option>
        ) : null,
      )}
    </select>
  );
}
