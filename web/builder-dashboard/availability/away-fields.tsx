import { capacityBounds } from "../../../domain/builder-profiles/capacity/capacity-bounds.ts";
import { Button } from "../../ui/action/button.tsx";
import { DateInput } from "../../ui/form/date-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Fieldset } from "../../ui/form/fieldset.tsx";
import { Grid } from "../../ui/layout/grid.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import type { AvailabilityErrors, Capacity } from "./check-availability.ts";

type Props = {
  away: Capacity["away"];
  errors: AvailabilityErrors;
  onChange: (away: Capacity["away"]) => void;
};

/** Fields for the date ranges in which the builder is away and not asked. */
export function AwayFields({ away, errors, onChange }: Props) {
  const change = (at: number, days: object) =>
    onChange(away.map((one, index) => (index === at ? { ...one, ...days } : one)));
  return (
    <Fieldset
      legend="Away"
      hint="Both days included. You aren't asked on these days."
      error={errors.away}
    >
      <Stack gap="medium">
        {away.map(({ from, until }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: times away are their place in the list
          <Stack key={index} gap="small">
            <Grid min="10rem">
              <Field label="First day away" error={errors[`away.${index}.from`]}>
                {(control) => (
                  <DateInput
                    {...control}
                    value={from}
                    onChange={({ target }) => change(index, { from: target.value })}
                  />
                )}
              </Field>
              <Field label="Last day away" error={errors[`away.${index}.until`]}>
                {(control) => (
                  <DateInput
                    {...control}
                    value={until}
                    min={from}
                    onChange={({ target }) => change(index, { until: target.value })}
                  />
                )}
              </Field>
            </Grid>
            <Inline>
              <Button onClick={() => onChange(away.filter((_, at) => at !== index))}>Remove</Button>
            </Inline>
          </Stack>
        ))}
        {away.length < capacityBounds.away && (
          <Inline>
            <Button onClick={() => onChange([...away, { from: "", until: "" }])}>
              Add time away
            </Button>
          </Inline>
        )}
      </Stack>
    </Fieldset>
  );
}
