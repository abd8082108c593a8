import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  type OperatorVersionBody,
  operatorForm,
} from "../../../app-server/contract/commission/commission-statements.ts";
import { operatorLimits } from "../../../domain/commission/operator.ts";
import { plainNumber } from "../../../domain/shared/files/read-number.ts";
import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { useFocusInvalid } from "../../ui/form/use-focus-invalid.ts";
import { Card } from "../../ui/layout/card.tsx";
import { CardHeader } from "../../ui/layout/card-header.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { TextFields } from "../rates/text-fields.tsx";
import { issuesByField, type TextField } from "../rates/typed-fields.ts";

/** The operator as statements print them. */
export function OperatorData() {
  const query = useQuery(callQuery("GET /api/admin/commission/operator"));
  return (
    <Card as="section">
      <CardHeader
        title="Who bills"
        subtitle="Statements print it, and start once it is filled in. Those of before keep theirs."
      />
      <Loaded
        query={query}
        loading="Loading who bills"
        failure={{ title: "Error Loading", couldNot: "load who bills" }}
      >
        {(found) => <OperatorForm key={found.seen} found={found} />}
      </Loaded>
    </Card>
  );
}

type Name = "name" | "taxId" | "taxBp" | "taxText" | "payLink" | "timeZone";
const fields: readonly TextField<Name>[] = [
  { name: "name", label: "Name", isRequired: true },
  { name: "taxId", label: "Tax ID" },
  { name: "taxBp", label: "Tax", hint: "Percent on top, such as 0 or 19" },
  { name: "taxText", label: "Tax words", hint: "Such as VAT, or why there is none" },
  { name: "payLink", label: "Link to pay", hint: "An https address, or empty" },
  { name: "timeZone", label: "Time zone", hint: "Such as America/Chicago", isRequired: true },
];
const proses = [
  { name: "address", label: "Address", max: operatorLimits.address },
  { name: "payText", label: "How to pay", max: operatorLimits.payText },
] as const;

function OperatorForm({ found: { seen, operator } }: { found: OperatorVersionBody }) {
  const [texts, setTexts] = useState({
    name: operator?.name ?? "",
    address: operator?.address ?? "",
    taxId: operator?.taxId ?? "",
    taxBp: `${(operator?.taxBp ?? 0) / 100}`,
    taxText: operator?.taxText ?? "",
    payText: operator?.payText ?? "",
    payLink: operator?.payLink ?? "",
    timeZone: operator?.timeZone ?? "America/New_York",
  });
  const [stops, setStops] = useState(operator?.stopWhenOverdue ?? false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useFocusInvalid(errors);
  const { guarded, proofDialog } = useReauthentication("Statements print this");
  const save = useChange({
    call: (body: Parameters<typeof send>[0]) => guarded(() => send(body)),
    refreshes: ["admin"],
    done: { title: "Saved" },
    failed: { title: "Not saved", couldNot: "save who bills" },
  });
  const onText = (name: keyof typeof texts, text: string) =>
    setTexts((before) => ({ ...before, [name]: text }));
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const taxBp = Math.round(plainNumber(texts.taxBp) * 100);
        const body = {
          seen,
          operator: { ...texts, taxBp, payLink: texts.payLink || null, stopWhenOverdue: stops },
        };
        const parsed = operatorForm.safeParse(body);
        const named = Object.entries(issuesByField(parsed.error));
        setErrors(Object.fromEntries(named.map(([path, text]) => [path.split(".")[1], text])));
        if (parsed.success) save.mutate(body);
      }}
    >
      <Stack gap="large">
        <TextFields<Name> fields={fields} texts={texts} errors={errors} onText={onText} />
        {proses.map(({ name, label, max }) => (
          <Field key={name} label={label} required error={errors[name]}>
            {(control) => (
              <TextArea
                {...control}
                rows={3}
                maxLength={max}
                value={texts[name]}
                onChange={({ target }) => onText(name, target.value)}
              />
            )}
          </Field>
        ))}
        <Checkbox
          label="Don't invite builders with a statement overdue for more than 60 days. They read why; their jobs and standing invitations go on."
          checked={stops}
          onChange={({ target }) => setStops(target.checked)}
        />
        <div>
          <Button type="submit" tone="accent" pending={save.isPending}>
            Save who bills
          </Button>
        </div>
        {proofDialog}
      </Stack>
    </form>
  );
}

type Sent = Parameters<typeof operatorForm.parse>[0];
const send = (body: Sent) =>
  fetchApi.call("PUT /api/admin/commission/operator", { body: body as never });
