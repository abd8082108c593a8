import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type PromisePolicyBody,
  promiseParams,
} from "../../../app-server/contract/promise/promise-policy.ts";
import { promiseClocks, promiseModes } from "../../../domain/promise/promise-policy.ts";
import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { EditConflict } from "../../edit-form/edit-conflict.tsx";
import { useEditConflict } from "../../edit-form/use-edit-conflict.ts";
import { Button } from "../../ui/action/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Fieldset } from "../../ui/form/fieldset.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import { clockLabels, modeLabels, policyDifferences, policyGroups } from "./policy-fields.ts";
import { fields, form } from "./policy-form.css.ts";
import { PolicyReplay } from "./policy-replay.tsx";
import { promisePolicyQuery } from "./promise-policy-query.ts";

type Params = PromisePolicyBody["params"];

type Props = {
  policy: PromisePolicyBody;
  /** Begins again with the stored numbers. */
  onRestart: () => void;
};

/** The numbers as fields. Nothing is saved before their effect can be looked at. Typed text survives another admin's change. */
export function PolicyForm({ policy, onRestart }: Props) {
  const { version, from, isModeFixed } = policy;
  const [params, setParams] = useState(policy.params);
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const client = useQueryClient();
  const conflict = useEditConflict(version);
  const seen = conflict.seen ?? version;
  const { guarded, proofDialog } = useReauthentication("New requests follow these numbers");
  const replay = useChange({
    call: (checked: Params) =>
      fetchApi.call("POST /api/admin/promise/policy/replay", { body: { params: checked } }),
    refreshes: ["admin", "promise-replay"],
    done: { title: "Estimate ready" },
    failed: { title: "No estimate", description: "Failed to replay. Please try again." },
  });
  const save = useChange({
    call: (checked: Params) =>
      guarded(() =>
        fetchApi.call("PUT /api/admin/promise/policy", {
          body: { version: seen, params: checked },
        }),
      ),
    refreshes: ["admin"],
    done: (saved) => ({
      title: "Numbers saved",
      description: `Version ${saved.version} applies to requests from now on.`,
    }),
    failed: { title: "Numbers not saved", description: "Failed to save. Please try again." },
  });

  const set = (change: Partial<Params>) => {
    replay.reset();
    setParams((before) => ({ ...before, ...change }));
  };
  const calendar = (change: Partial<Params["calendar"]>) =>
    set({ calendar: { ...params.calendar, ...change } });

  /** The params as they are typed; null with errors at their fields. */
  function check(): Params | null {
    const numbers = Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [
        name,
        text.trim() === "" ? Number.NaN : Number(text),
      ]),
    );
    const checked = promiseParams.safeParse({ ...params, ...numbers });
    const found = checked.success
      ? []
      : checked.error.issues.map(({ path, message }): [string, string] => [
          String(path[0]),
          message,
        ]);
    setErrors(Object.fromEntries(found.toReversed()));
    return checked.success ? checked.data : null;
  }
  function withChecked(act: (checked: Params) => void) {
    const checked = check();
    if (checked) act(checked);
  }

  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        withChecked((checked) =>
          save.mutate(checked, {
            onSuccess(saved) {
              client.setQueryData(promisePolicyQuery().queryKey, saved);
              onRestart();
            },
          }),
        );
      }}
    >
      <Stack gap="large">
        <Text tone="muted" size="small">
          Version {version}, since <DateText iso={from} format="near" />.
        </Text>
        {conflict.isChanged && (
          <EditConflict
            what="set of numbers"
            differences={policyDifferences(params, texts, policy.params)}
            onKeep={conflict.settle}
            onTake={onRestart}
          />
        )}
        <div className={fields}>
          <Field
            label="Mode"
            hint={isModeFixed ? "Set by PROMISE_MODE on the server." : undefined}
            error={errors.mode}
          >
            {(control) => (
              <Select
                {...control}
                disabled={isModeFixed}
                options={promiseModes.map((value) => ({ value, label: modeLabels[value] }))}
                value={params.mode}
                onChange={({ target }) => set({ mode: target.value as Params["mode"] })}
              />
            )}
          </Field>
          <Field label="Clock" error={errors.clock}>
            {(control) => (
              <Select
                {...control}
                options={promiseClocks.map((value) => ({ value, label: clockLabels[value] }))}
                value={params.clock}
                onChange={({ target }) => set({ clock: target.value as Params["clock"] })}
              />
            )}
          </Field>
        </div>
        {policyGroups.map(({ title, fields: numbers }) => (
          <Fieldset key={title} legend={title}>
            <div className={fields}>
              {numbers.map(({ name, label, unit }) => (
                <Field key={name} label={label} hint={unit} error={errors[name]}>
                  {(control) => (
                    <TextInput
                      {...control}
                      inputMode="decimal"
                      autoComplete="off"
                      value={texts[name] ?? `${params[name]}`}
                      onChange={({ target }) => {
                        replay.reset();
                        setTexts((before) => ({ ...before, [name]: target.value }));
                      }}
                    />
                  )}
                </Field>
              ))}
            </div>
          </Fieldset>
        ))}
        <Fieldset legend="Calendar of the business clock" error={errors.calendar}>
          <div className={fields}>
            <Field label="From">
              {(control) => (
                <TextInput
                  {...control}
                  value={params.calendar.from}
                  onChange={({ target }) => calendar({ from: target.value })}
                />
              )}
            </Field>
            <Field label="Until">
              {(control) => (
                <TextInput
                  {...control}
                  value={params.calendar.until}
                  onChange={({ target }) => calendar({ until: target.value })}
                />
              )}
            </Field>
            <Field label="Time zone" hint="Such as America/Chicago">
              {(control) => (
                <TextInput
                  {...control}
                  value={params.calendar.timeZone}
                  onChange={({ target }) => calendar({ timeZone: target.value })}
                />
              )}
            </Field>
            <Field label="Holidays" hint="Such as 2027-12-25, separated by commas">
              {(control) => (
                <TextInput
                  {...control}
                  defaultValue={params.calendar.holidays.join(", ")}
                  onChange={({ target }) =>
                    calendar({ holidays: target.value.split(/[\s,]+/).filter(Boolean) })
                  }
                />
              )}
            </Field>
          </div>
        </Fieldset>
        {replay.data && <PolicyReplay replay={replay.data} />}
        <Inline gap="small">
          <Button
            pending={replay.isPending}
            onClick={() => withChecked((checked) => replay.mutate(checked))}
          >
            See what this would have done last month
          </Button>
          <Button type="submit" tone="accent" pending={save.isPending}>
            Save numbers
          </Button>
        </Inline>
        {proofDialog}
      </Stack>
    </form>
  );
}
