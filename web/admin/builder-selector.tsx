import { useState } from "react";
import { CheckboxGroup } from "../ui/checkbox-group.tsx";
import { Field } from "../ui/field.tsx";
import { Stack } from "../ui/stack.tsx";
import { Text } from "../ui/text.tsx";
import { TextInput } from "../ui/text-input.tsx";

type Props = {
  builders: ReadonlyMap<string, string>;
  assigned: readonly string[];
  selected: readonly string[];
  onSelect: (ids: readonly string[]) => void;
};

/** A list longer than this can be searched. */
const fewEnough = 8;

/** Any of the builders. One that is assigned but no longer known can still be taken off. */
export function BuilderSelector({ builders, assigned, selected, onSelect }: Props) {
  const [search, setSearch] = useState("");
  const unknown = assigned.filter((id) => !builders.has(id));
  const options = [
    ...Array.from(builders, ([value, label]) => ({ value, label })),
    ...unknown.map((value) => ({ value, label: "Unknown Builder", hint: "No longer listed" })),
  ];
  const wanted = search.trim().toLowerCase();
  const shown = options.filter(({ label }) => label.toLowerCase().includes(wanted));

  return (
    <Stack>
      {options.length > fewEnough && (
        <Field label="Find a builder">
          {(control) => (
            <TextInput
              {...control}
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
      )}
      <CheckboxGroup
        legend="Builders"
        options={shown}
        values={selected}
        onValuesChange={onSelect}
      />
      {shown.length === 0 && <Text tone="muted">No builders found</Text>}
      <div role="status">
        <Text size="small" tone="muted">
          {selected.length} selected
        </Text>
      </div>
    </Stack>
  );
}
