import { useId } from "react";
import type { OfferedRatesBody } from "../../../app-server/contract/commission/commission-rates.ts";
import { formatDate } from "../../format.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { FieldError } from "../../ui/form/field-error.tsx";

type Props = {
  rates: OfferedRatesBody;
  /** The builder for whom the holder of a link agrees. */
  builderName?: string;
  error?: string | null;
  /** Of a form that sends by script. */
  checked?: boolean;
  onChange?: (isChecked: boolean) => void;
};

/** The commission rates in one sentence, with the checkbox that agrees to them. */
export function AgreeToRates({ rates, builderName, error, checked, onChange }: Props) {
  const errorId = useId();
  const { version, from, text } = rates;
  const who = builderName ? `For ${builderName}, I agree` : "I agree";
  return (
    <div>
      <Checkbox
        name="agreesTo"
        value={version}
        {...(onChange && {
          checked: checked ?? false,
          onChange: ({ target }) => onChange(target.checked),
        })}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        label={`${who} to the rates of ${formatDate(from, "MMM d, yyyy")}: ${text}. Nothing if you don't win.`}
      />
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
