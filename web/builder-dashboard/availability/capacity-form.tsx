import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import type { CapacityBody } from "../../../app-server/contract/builders/capacity.ts";
import { callQuery } from "../../api/call-query.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { untilLoaded } from "../../lazy/until-loaded.ts";
import { Button } from "../../ui/action/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Fieldset } from "../../ui/form/fieldset.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { useFocusInvalid } from "../../ui/form/use-focus-invalid.ts";
import { Grid } from "../../ui/layout/grid.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { AwayFields } from "./away-fields.tsx";
import { capacityWords, weekdays } from "./capacity-words.ts";
import type { AvailabilityErrors, Capacity } from "./check-availability.ts";

const zones = Intl.supportedValuesOf("timeZone").map((zone) => ({
  value: zone,
  label: zone.replaceAll("_", " "),
}));
const failed = {
  title: "Not saved",
  couldNot: "save your availability",
};
const dayOptions = weekdays.map((label, index) => ({ day: index + 1, label }));

/**
 * The builder's capacity. The switch saves at once; the button saves only edited fields, so that
 * values from another window are not overwritten with what this window read.
 */
export function CapacityForm({ saved }: { saved: CapacityBody }) {
  const { inEffect, isPaused, ...fields } = saved;
  const [edits, setEdits] = useState<Partial<Capacity>>({});
  const typed = { ...fields, ...edits };
  const [errors, setErrors] = useState<AvailabilityErrors>({});
  const client = useQueryClient();
  const form = useFocusInvalid(errors);
  const set = (facts: Partial<Capacity>) => setEdits((others) => ({ ...others, ...facts }));
  const save = useChange({
    call: (body: Partial<Omit<CapacityBody, "inEffect">>) =>
      fetchApi.call("PUT /api/builders/capacity", { body }),
    refreshes: ["builders/capacity"],
    done: { title: "Availability saved", description: "It counts from now on." },
    failed,
  });
  const limits = [
    ["mostOpenInvitations", "Open invitations", inEffect.openInvitations] as const,
    ["mostJobs", "Jobs under way", inEffect.jobs] as const,
    ["mostPerShow", "At one show", inEffect.perShow] as const,
  ];

  async function send(event: FormEvent) {
    event.preventDefault();
    const rules = await untilLoaded(() => import("./check-availability.ts"));
    const found = rules.checkAvailability(typed);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const { workFrom, workUntil } = typed;
    const isWorkEdited = edits.workFrom !== undefined || edits.workUntil !== undefined;
    save.mutate(isWorkEdited ? { ...edits, workFrom, workUntil } : edits, {
      onSuccess(now) {
        client.setQueryData(callQuery("GET /api/builders/capacity").queryKey, now);
        setEdits((all) => without(all, edits));
      },
      onError(error) {
        const refused = (error instanceof ApiError && error.problem?.errors) || [];
        setErrors(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
      },
    });
  }

  return (
    <form ref={form} noValidate onSubmit={send}>
      <Stack gap="medium">
        <Text>{capacityWords(saved)}</Text>
        <Checkbox
          role="switch"
          label="Pause invitations"
          hint="You keep the requests you have. Saved at once."
          checked={isPaused}
          disabled={save.isPending}
          onChange={() => save.mutate({ isPaused: !isPaused })}
        />
        <Field label="Time zone" error={errors.timeZone}>
          {(control) => (
            <Select
              {...control}
              options={zones}
              placeholder="Your city's time zone"
              value={typed.timeZone ?? ""}
              onChange={({ target }) => set({ timeZone: target.value || null })}
            />
          )}
        </Field>
        <Fieldset legend="Work days" error={errors.workDays}>
          <Grid min="5rem">
            {dayOptions.map(({ day, label }) => (
              <Checkbox
                key={day}
                label={label}
                checked={typed.workDays.includes(day)}
                aria-invalid={errors.workDays ? true : undefined}
                onChange={({ target }) => {
                  const others = typed.workDays.filter((one) => one !== day);
                  set({ workDays: target.checked ? [...others, day] : others });
                }}
              />
            ))}
          </Grid>
        </Fieldset>
        <Grid min="10rem">
          <Field label="Work starts at" error={errors.workFrom}>
            {(control) => (
              <TextInput
                {...control}
                type="time"
                value={typed.workFrom}
                onChange={({ target }) => set({ workFrom: target.value })}
              />
            )}
          </Field>
          <Field label="Work ends at" error={errors.workUntil}>
            {(control) => (
              <TextInput
                {...control}
                type="time"
                value={typed.workUntil === "24:00" ? "23:59" : typed.workUntil}
                onChange={({ target }) => set({ workUntil: target.value })}
              />
            )}
          </Field>
        </Grid>
        <Grid min="10rem">
          {limits.map(([name, label, current]) => (
            <Field
              key={name}
              label={`Limit: ${label.toLowerCase()}`}
              hint={`Now ${current}`}
              error={errors[name]}
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  placeholder="Usual"
                  value={typed[name] ?? ""}
                  onChange={({ target }) => {
                    const digits = target.value.replace(/\D/g, "").slice(0, 2);
                    set({ [name]: digits === "" ? null : Number(digits) });
                  }}
                />
              )}
            </Field>
          ))}
        </Grid>
        <AwayFields
          away={typed.away}
          errors={errors}
          onChange={(away) => {
            // errors are keyed by position in the list, which a removal shifts
            if (away.length < typed.away.length) setErrors({});
            set({ away });
          }}
        />
        <Inline>
          <Button type="submit" tone="accent" pending={save.isPending}>
            {save.isPending ? "Saving..." : "Save availability"}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

/** The edits made since `sent` was sent. */
function without(all: Partial<Capacity>, sent: Partial<Capacity>): Partial<Capacity> {
  const isSent = (name: string, value: unknown) => value === sent[name as keyof Capacity];
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => !isSent(name, value)));
}
