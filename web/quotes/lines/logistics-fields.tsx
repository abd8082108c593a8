import { logisticsFacts, logisticsLabels } from "../../../domain/offers/logistics.ts";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Grid } from "../../ui/layout/grid.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { OfferFormApi } from "./offer-form-api.ts";

/** Optional figures that the show's bill depends on; they are never guessed. */
export function LogisticsFields({ form: { register, formState } }: { form: OfferFormApi }) {
  const { errors } = formState;
  return (
    <details open={errors.logistics ? true : undefined}>
      <summary>What the show will bill: weight, hours, power</summary>
      <Stack gap="small">
        <Text size="small" tone="muted">
          Optional. Exhibitors compare quotes with drayage, rigging and power. Enter 0 where there
          is none. What you leave blank shows as "Ask the builder".
        </Text>
        <Grid min="8rem" gap="medium">
          {logisticsFacts.map((fact) => (
            <Field
              key={fact}
              label={logisticsLabels[fact]}
              error={errors.logistics?.[fact]?.message}
            >
              {(control) => (
                <TextInput
                  {...control}
                  {...register(`logistics.${fact}`)}
                  inputMode="numeric"
                  autoComplete="off"
                />
              )}
            </Field>
          ))}
        </Grid>
      </Stack>
    </details>
  );
}
