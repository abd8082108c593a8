import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  type PromisePolicyBody,
  promiseParams,
} from "../../../app-server/contract/promise/promise-policy.ts";
import {
  type BusinessCalendar,
  type PromiseSettings,
  promiseClocks,
  promiseModes,
} from "../../../domain/promise/promise-policy.ts";
import { plainNumber } from "../../../domain/shared/files/read-number.ts";
import { useReauthentication } from "../../accounts/reauthentication/use-reauthentication.tsx";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { weekdays } from "../../builder-dashboard/availability/capacity-words.ts";
import { EditConflict } from "../../edit-form/edit-conflict.tsx";
import { useEditConflict } from "../../edit-form/use-edit-conflict.ts";
import { Button } from "../../ui/action/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Fieldset } from "../../ui/form/fieldset.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Grid } from "../../ui/layout/grid.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { DateText } from "../../ui/text/date-text.tsx";
import { Text } from "../../ui/text/text.tsx";
import {
  calendarFields,
  clockLabels,
  modeLabels,
  numberFields,
  policyDifferences,
  promiseSentence,
  replacedNumbers,
  settingsOf,
} from "./policy-fields.ts";
import { fields, form } from "./policy-form.css.ts";
import { PolicyReplay } from "./policy-replay.tsx";

type Props = {
  policy: PromisePolicyBody;
  /** Resets the form to the stored numbers. */
  onRestart: () => void;
};

/**
 * The policy's settings as a form. Saving requires looking at their effect first. Typed input
 * survives another admin's change.
 */
export function PolicyForm({ policy, onRestart }: Props) {
  const { version, from, isModeFixed } = policy;
  const [settings, setSettings] = useState<PromiseSettings>(() => settingsOf(policy.params));
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const client = useQueryClient();
  const conflict = useEditConflict(version);
  const seen = conflict.seen ?? version;
  const numbers = Object.entries(texts).map(([name, text]) => [name, plainNumber(text)]);
  const typed: PromiseSettings = { ...settings, ...Object.fromEntries(numbers) };
  const replaced = replacedNumbers(policy.params);
  const { guarded, proofDialog } = useReauthentication("New requests follow these numbers");
  const replay = useChange({
    call: (checked: PromiseSettings) =>
      fetchApi.call("POST /api/admin/promise/policy/replay", { body: { params: checked } }),
    done: { title: "Estimate ready" },
    failed: {
      title: "No estimate",
      couldNot: "replay last month",
    },
  });
  const save = useChange({
    call: (checked: PromiseSettings) =>
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
    failed: {
      title: "Numbers not saved",
      couldNot: "save the settings",
    },
  });

  const { calendar } = settings;
  const set = (change: Partial<PromiseSettings>) => {
    replay.reset();
    setSettings((before) => ({ ...before, ...change }));
  };
  const setCalendar = (change: Partial<BusinessCalendar>) =>
    set({ calendar: { ...calendar, ...change } });

  /** Validates the typed settings; returns null and sets the field errors when some are invalid. */
  function check(): PromiseSettings | null {
    const checked = promiseParams.safeParse(typed);
    const found = checked.success
      ? []
      : checked.error.issues.map(({ path, message }): [string, string] => [
          String(path[0]),
          message,
        ]);
    setErrors(Object.fromEntries(found.toReversed()));
    return checked.success ? settingsOf(checked.data) : null;
  }
  function withChecked(act: (checked: PromiseSettings) => void) {
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
              client.setQueryData(callQuery("GET /api/admin/promise/policy").queryKey, saved);
              onRestart();
            },
          }),
        );
      }}
    >
      <Stack gap="large">
        {promiseParams.safeParse(typed).success && (
          <Text size="large">{promiseSentence(typed)}</Text>
        )}
        <Text tone="muted" size="small">
          Version {version}, since <DateText iso={from} format="near" />.
        </Text>
        {conflict.isChanged && (
          <EditConflict
            what="set of numbers"
            differences={policyDifferences(settings, texts, policy.params)}
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
                value={settings.mode}
                onChange={({ target }) => set({ mode: target.value as PromiseSettings["mode"] })}
              />
            )}
          </Field>
          {numberFields.map(({ name, label, unit }) => (
            <Field key={name} label={label} hint={unit} error={errors[name]}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  value={texts[name] ?? `${settings[name]}`}
                  onChange={({ target }) => {
                    replay.reset();
                    setTexts((before) => ({ ...before, [name]: target.value }));
                  }}
                />
              )}
            </Field>
          ))}
          <Field label="Hours that count" error={errors.clock}>
            {(control) => (
              <Select
                {...control}
                options={promiseClocks.map((value) => ({ value, label: clockLabels[value] }))}
                value={settings.clock}
                onChange={({ target }) => set({ clock: target.value as PromiseSettings["clock"] })}
              />
            )}
          </Field>
        </div>
        {settings.clock === "business" && (
          <Fieldset legend="Business days" error={errors.calendar}>
            <Grid min="5rem">
              {weekdays.map((label, index) => (
                <Checkbox
                  key={label}
                  label={label}
                  checked={calendar.days.includes(index + 1)}
                  onChange={({ target }) => {
                    const others = calendar.days.filter((day) => day !== index + 1);
                    setCalendar({ days: target.checked ? [...others, index + 1].sort() : others });
                  }}
                />
              ))}
            </Grid>
            <div className={fields}>
              {calendarFields.map(({ name, label, type }) => (
                <Field key={name} label={label}>
                  {(control) => (
                    <TextInput
                      {...control}
                      type={type}
                      value={calendar[name]}
                      onChange={({ target }) => setCalendar({ [name]: target.value })}
                    />
                  )}
                </Field>
              ))}
              <Field label="Holidays" hint="Such as 2027-12-25, separated by commas">
                {(control) => (
                  <TextInput
                    {...control}
                    defaultValue={calendar.holidays.join(", ")}
                    onChange={({ target }) =>
                      setCalendar({ holidays: target.value.split(/[\s,]+/).filter(Boolean) })
                    }
                  />
                )}
              </Field>
            </div>
          </Fieldset>
        )}
        {replaced.length > 0 && (
          <Text tone="muted" size="small">
            These numbers are no settings anymore, so that saving sets them: {replaced.join("; ")}.
            Requests received before keep theirs.
          </Text>
        )}
        {replay.data && <PolicyReplay replay={replay.data} />}
        <Inline gap="small">
          <Button
            pending={replay.isPending}
            onClick={() => withChecked((checked) => replay.mutate(checked))}
          >
            Preview on last month
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
