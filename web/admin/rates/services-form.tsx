import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { ShowServicesBody } from "../../../app-server/contract/rates/show-services.ts";
import type { ShowServices } from "../../../domain/offers/landed/service-rates.ts";
import { useChange } from "../../api/use-change.ts";
import { EditConflict } from "../../edit-form/edit-conflict.tsx";
import { formDifferences } from "../../edit-form/form-differences.ts";
import { useEditConflict } from "../../edit-form/use-edit-conflict.ts";
import { Button } from "../../ui/action/button.tsx";
import { Fieldset } from "../../ui/form/fieldset.tsx";
import { useFocusInvalid } from "../../ui/form/use-focus-invalid.ts";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { AlertDialog } from "../../ui/overlay/alert-dialog.tsx";
import { Text } from "../../ui/text/text.tsx";
import { ratesHref } from "./rates-address.ts";
import {
  readServices,
  type ServicesField,
  serviceGroups,
  servicesLabels,
  servicesTexts,
} from "./services-fields.ts";
import { TextFields } from "./text-fields.tsx";

type Body = { services: ShowServices | null; seen: string };
type Props = {
  /** The stored rates; null when there are none. */
  stored: ShowServicesBody | null;
  version: string;
  /** Text about the rates that apply while none are stored. */
  without: string;
  /** Text about the rates that apply after removing these. */
  removal: string;
  call: (body: Body) => Promise<unknown>;
};

/** The rate form of a show or a country. Typed input survives a refusal and changes by others. */
export function ServicesForm({ stored, version, without, removal, call }: Props) {
  const navigate = useNavigate();
  const current = servicesTexts(stored);
  const [texts, setTexts] = useState(current);
  const [errors, setErrors] = useState<Partial<Record<ServicesField, string>>>({});
  const form = useFocusInvalid(errors);
  const [isRemoving, setRemoving] = useState(false);
  const conflict = useEditConflict(version);
  const seen = conflict.seen ?? version;
  const save = useChange({
    call: (services: ShowServices | null) => call({ services, seen }),
    refreshes: ["admin", "trade-shows"],
    done: { title: "Rates saved", description: "Comparisons use them from now on." },
    failed: {
      title: "Rates not saved",
      couldNot: "save the rates",
    },
    onDone: () => navigate(ratesHref()),
  });

  function send() {
    const typed = readServices(texts);
    setErrors(typed.errors);
    if (!typed.value) return;
    save.mutate(typed.value, {
      onError(error) {
        const refused = (error instanceof ApiError && error.problem?.errors) || [];
        const byField = refused.map(({ field, message }) => [
          field.replace("services.", ""),
          message,
        ]);
        setErrors(Object.fromEntries(byField));
      },
    });
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap="large">
        {stored === null && <Text tone="muted">{without}</Text>}
        {conflict.isChanged && !save.isSuccess && (
          <EditConflict
            what="set of rates"
            differences={formDifferences(servicesLabels, texts, current)}
            onKeep={conflict.settle}
            onTake={() => {
              setTexts(current);
              setErrors({});
              conflict.settle();
            }}
          />
        )}
        {serviceGroups.map(({ title, hint, fields }) => (
          <Fieldset key={title} legend={title} hint={hint}>
            <TextFields
              fields={fields}
              texts={texts}
              errors={errors}
              onText={(name, text) => setTexts((before) => ({ ...before, [name]: text }))}
            />
          </Fieldset>
        ))}
        <Inline gap="small">
          <Button type="submit" tone="accent" pending={save.isPending}>
            {save.isPending ? "Saving..." : "Save rates"}
          </Button>
          {stored !== null && <Button onClick={() => setRemoving(true)}>Remove rates</Button>}
        </Inline>
        <AlertDialog
          open={isRemoving}
          onOpenChange={setRemoving}
          title="Remove these rates?"
          description={removal}
          confirmLabel="Remove rates"
          tone="critical"
          pending={save.isPending}
          onConfirm={() => save.mutate(null, { onError: () => setRemoving(false) })}
        />
      </Stack>
    </form>
  );
}
