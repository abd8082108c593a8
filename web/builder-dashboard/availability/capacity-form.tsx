import { useState } from "react";
import type { CapacityBody } from "../../../app-server/contract/builders/capacity.ts";
import { capacityBounds } from "../../../domain/builder-profiles/capacity/capacity-bounds.ts";
import { fetchApi } from "../../api/fetch-api.ts";
import { useChange } from "../../api/use-change.ts";
import { Button } from "../../ui/action/button.tsx";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { DateInput } from "../../ui/form/date-input.tsx";
import { Field } from "../../ui/form/field.tsx";
import { Fieldset } from "../../ui/form/fieldset.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import { Grid } from "../../ui/layout/grid.tsx";
import { Inline } from "../../ui/layout/inline.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import { capacityQuery } from "./availability-queries.ts";
import { capacityWords, weekdays } from "./capacity-words.ts";

type Capacity = Omit<CapacityBody, "inEffect">;

const zones = Intl.supportedValuesOf("timeZone").map((zone) => ({
  value: zone,
  label: zone.replaceAll("_", " "),
}));
const dayOptions = weekdays.map((label, index) => ({ day: index + 1, label }));

/** The switch saves at once, the fields with the button. */
export function CapacityForm({ saved: { inEffect, ...saved } }: { saved: CapacityBody }) {
  const [typed, setTyped] = useState<Capacity>(saved);
  const set = (facts: Partial<Capacity>) => setTyped({ ...typed, ...facts });
  const save = useChange({
    call: (body: Capacity) => fetchApi.call("PUT /api/builders/capacity", { body }),
    refreshes: capacityQuery.queryKey,
    done: { title: "Availability saved", description: "It counts from now on." },
    failed: {
      title: "Not saved",
      description: "Failed to save your availability. Please try again.",
    },
  });
  const limits = [
    ["mostOpenInvitations", "Open invitations", inEffect.openInvitations] as const,
    ["mostJobs", "Jobs under way", inEffect.jobs] as const,
    ["mostPerShow", "At one show", inEffect.perShow] as const,
  ];
  const change = (at: number, facts: object) =>
    set({ away: typed.away.map((one, index) => (index === at ? { ...one, ...facts } : one)) });
  return (
    <Stack gap="medium">
      <Text>{capacityWords({ ...saved, inEffect })}</Text>
      <Checkbox
        role="switch"
        label="Pause invitations"
        hint="You keep the requests you have. Saved at once."
        checked={saved.isPaused}
        disabled={save.isPending}
        onChange={() => save.mutate({ ...saved, isPaused: !saved.isPaused })}
      />
      <Field label="Time zone">
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
      <Fieldset legend="Work days">
        <Grid min="5rem">
          {dayOptions.map(({ day, label }) => (
            <Checkbox
              key={day}
              label={label}
              checked={typed.workDays.includes(day)}
              onChange={({ target }) => {
                const others = typed.workDays.filter((one) => one !== day);
                set({ workDays: target.checked ? [...others, day] : others });
              }}
            />
          ))}
        </Grid>
      </Fieldset>
      <Grid min="10rem">
        <Field label="Work starts at">
          {(control) => (
            <TextInput
              {...control}
              type="time"
              value={typed.workFrom}
              onChange={({ target }) => set({ workFrom: target.value })}
            />
          )}
        </Field>
        <Field label="Work ends at">
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
          <Field key={name} label={`Limit: ${label.toLowerCase()}`} hint={`Now ${current}`}>
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
      <Fieldset legend="Away" hint="Both days included. You aren't asked on these days.">
        {typed.away.map(({ from, until }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: times away are their place in the list
          <Inline key={index}>
            <DateInput
              aria-label="First day away"
              value={from}
              onChange={({ target }) => change(index, { from: target.value })}
            />
            <DateInput
              aria-label="Last day away"
              value={until}
              min={from}
              onChange={({ target }) => change(index, { until: target.value })}
            />
            <Button onClick={() => set({ away: typed.away.filter((_, at) => at !== index) })}>
              Remove
            </Button>
          </Inline>
        ))}
        {typed.away.length < capacityBounds.away && (
          <Inline>
            <Button onClick={() => set({ away: [...typed.away, { from: "", until: "" }] })}>
              Add time away
            </Button>
          </Inline>
        )}
      </Fieldset>
      <Inline>
        <Button
          tone="accent"
          pending={save.isPending}
          onClick={() => save.mutate({ ...typed, isPaused: saved.isPaused })}
        >
          {save.isPending ? "Saving..." : "Save availability"}
        </Button>
      </Inline>
    </Stack>
  );
}
