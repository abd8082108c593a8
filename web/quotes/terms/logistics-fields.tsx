import {
  type LogisticsFact,
  logisticsFacts,
  logisticsLabels,
} from "../../../domain/offers/logistics.ts";
import { Field } from "../../ui/form/field.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Grid } from "../../ui/layout/grid.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { OfferFormApi } from "../lines/offer-form-api.ts";
import type { Bound } from "./quote-term-fields.tsx";

type Props = {
  form: OfferFormApi;
  bind: (name: `logistics.${LogisticsFact}`) => Bound;
};

/** Optional figures that the show's bill depends on; they are never guessed. */
export function LogisticsFields({ form, bind }: Props) {
  const { errors } = form.formState;
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
                  {...bind(`logistics.${fact}`)}
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
