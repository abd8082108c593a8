import { type ReactNode, useState } from "react";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import { type CommissionParams, passedThrough } from "../../../domain/commission/rates.ts";
import { ratesText } from "../../../domain/commission/rates-text.ts";
import { categoryLabels } from "../../../domain/offers/category.ts";
import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { useChange } from "../../api/use-change.ts";
import { EditConflict } from "../../edit-form/edit-conflict.tsx";
import { formDifferences } from "../../edit-form/form-differences.ts";
import { useEditConflict } from "../../edit-form/use-edit-conflict.ts";
import { Button } from "../../ui/action/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Fieldset } from "../../ui/form/fieldset.tsx";
import { useFocusInvalid } from "../../ui/form/use-focus-invalid.ts";
import { Grid } from "../../ui/layout/grid.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { TextFields } from "../rates/text-fields.tsx";
import {
  type RatesField,
  ratesFields,
  ratesLabels,
  ratesTexts,
  readRates,
} from "./rates-fields.ts";

type Props = {
  /** The rates that the form starts from; null before the first. */
  stored: CommissionParams | null;
  /** The latest version that was read. */
  version: number;
  /** Errors of fields that the form's owner adds, by the server. */
  onErrors?: (errors: Record<string, string>) => void;
  call: (body: { seen: number; params: CommissionParams }) => Promise<unknown>;
  onSaved: () => void;
  /** Further fields. */
  children?: ReactNode;
  /** The effect of the typed rates, before they are saved. */
  preview?: (params: CommissionParams) => ReactNode;
};

/** Commission rates as a form. Typed input survives another admin's change. */
export function RatesForm(props: Props) {
  const { stored, version, call, onErrors, onSaved, children, preview } = props;
  const [texts, setTexts] = useState(() => ratesTexts(stored));
  const [leaveOut, setLeaveOut] = useState<CommissionParams["leaveOut"]>(stored?.leaveOut ?? []);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useFocusInvalid(errors);
  const conflict = useEditConflict(version);
  const seen = conflict.seen ?? version;
  const { guarded, proofDialog } = useReauthentication("Builders agree to these rates");
  const typed = readRates(texts, leaveOut);
  const save = useChange({
    call: (params: CommissionParams) => guarded(() => call({ seen, params })),
    refreshes: ["admin", "commission"],
    done: { title: "Rates saved" },
    failed: { title: "Rates not saved", couldNot: "save the rates" },
    onDone: onSaved,
  });
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setErrors(typed.errors as Record<string, string>);
        onErrors?.({});
        if (!typed.value) return;
        save.mutate(typed.value, {
          onError(error) {
            const refused = (error instanceof ApiError && error.problem?.errors) || [];
            const named = refused.map(({ field, message }) => [
              field.replace("params.", ""),
              message,
            ]);
            setErrors(Object.fromEntries(named));
            onErrors?.(Object.fromEntries(named));
          },
        });
      }}
    >
      <Stack gap="large">
        {conflict.isChanged && !save.isSuccess && (
          <EditConflict
            what="set of rates"
            differences={formDifferences(
              ratesLabels,
              { ...texts, leaveOut: leaveOut.join(", ") },
              { ...ratesTexts(stored), leaveOut: stored?.leaveOut.join(", ") ?? "" },
            )}
            onKeep={conflict.settle}
            onTake={() => {
              setTexts(ratesTexts(stored));
              setLeaveOut(stored?.leaveOut ?? []);
              conflict.settle();
            }}
          />
        )}
        <TextFields<RatesField>
          fields={ratesFields}
          texts={texts}
          errors={errors}
          onText={(name, text) => setTexts((before) => ({ ...before, [name]: text }))}
        />
        <Fieldset
          legend="Left out"
          hint="Lines of itemized quotes that builders pass through at cost."
          error={errors.leaveOut}
        >
          <Grid min="13rem">
            {passedThrough.map((category) => (
              <Checkbox
                key={category}
                label={categoryLabels[category]}
                checked={leaveOut.includes(category)}
                onChange={({ target }) =>
                  setLeaveOut((before) =>
                    passedThrough.filter((each) =>
                      each === category ? target.checked : before.includes(each),
                    ),
                  )
                }
              />
            ))}
          </Grid>
        </Fieldset>
        {children}
        {typed.value && (
          <Text>Builders will read: {ratesText(typed.value)}. Nothing if you don't win.</Text>
        )}
        {typed.value && preview?.(typed.value)}
        <div>
          <Button type="submit" tone="accent" pending={save.isPending}>
            Save rates
          </Button>
        </div>
        {proofDialog}
      </Stack>
    </form>
  );
}
