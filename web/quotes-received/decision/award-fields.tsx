import { awardLimits, awardReasonList } from "../../../domain/quotes/award.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Fieldset } from "../../ui/form/fieldset.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { reasons } from "./award-fields.css.ts";
import type { AwardInput } from "./award-input.ts";

type Props = {
  builder: string;
  othersPending: boolean;
  value: AwardInput;
  onChange: (value: AwardInput) => void;
};

/** Optional fields of an acceptance: the reasons for choosing this quote. */
export function AwardFields({ builder, othersPending, value, onChange }: Props) {
  const isFull = value.reasons.length >= awardLimits.reasons;
  const toggle = (reason: AwardInput["reasons"][number]) =>
    onChange({
      ...value,
      reasons: value.reasons.includes(reason)
        ? value.reasons.filter((each) => each !== reason)
        : [...value.reasons, reason],
    });
  return (
    <>
      <Fieldset
        legend="Why this one? (optional)"
        hint={
          othersPending
            ? `Up to ${awardLimits.reasons}. The other builders see them too, and learn from them.`
            : `Up to ${awardLimits.reasons}. ${builder} will see them.`
        }
      >
        <div className={reasons}>
          {awardReasonList.map(({ value: reason, label }) => {
            const isChosen = value.reasons.includes(reason);
            return (
              <Checkbox
                key={reason}
                label={label}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() => toggle(reason)}
              />
            );
          })}
        </div>
      </Fieldset>
      {value.reasons.length > 0 && (
        <Field label="Note" hint={`Optional. Only ${builder} will see it.`}>
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={awardLimits.note}
              value={value.note}
              onChange={(event) => onChange({ ...value, note: event.target.value })}
            />
          )}
        </Field>
      )}
      {othersPending && (
        <Checkbox
          label="Tell the others where their price stood"
          hint="Their place, and roughly how far from the middle. No names, no amounts."
          checked={value.tellPriceBand}
          onChange={(event) => onChange({ ...value, tellPriceBand: event.target.checked })}
        />
      )}
    </>
  );
}
