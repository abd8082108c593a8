import type { ComponentProps } from "react";
import {
  Controller,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from "react-hook-form";
import type { Field as FieldFacts, FieldTable } from "../../domain/shared/fields.ts";
import { Checkbox } from "../ui/form/checkbox.tsx";
import { DateInput } from "../ui/form/date-input.tsx";
import { Field } from "../ui/form/field.tsx";
import { Select } from "../ui/form/select.tsx";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import { TextListInput } from "../ui/form/text-list-input.tsx";
import { Grid } from "../ui/layout/grid.tsx";
import { messageOf } from "./message-of.ts";
import { dollarsInput } from "./typed-values.ts";

type Props<Typed extends FieldValues, Sent> = {
  form: UseFormReturn<Typed, unknown, Sent>;
  of: FieldTable;
  /** The part of the form to show. */
  part: string;
  /** Suggestions by field; any other text is accepted, too. */
  suggestions?: Readonly<Record<string, readonly string[]>>;
};

/**
 * The inputs of one part of a form: single-line ones in a grid, multi-line texts and lists below.
 */
export function FieldRows<Typed extends FieldValues, Sent>(props: Props<Typed, Sent>) {
  const { of: table, part } = props;
  const rows = Object.entries(table).filter(([, field]) => field.part === part);
  const lines = rows.filter(([, { kind }]) => !long.has(kind));
  const others = rows.filter(([, { kind }]) => long.has(kind));
  return (
    <>
      {lines.length > 0 && (
        <Grid min="15rem" gap="medium">
          {lines.map(([name, field]) => (
            <Line key={name} {...props} name={name as Path<Typed>} field={field} />
          ))}
        </Grid>
      )}
      {others.map(([name, field]) =>
        field.kind === "list" || field.kind === "pictures" || field.kind === "urls" ? (
          <List key={name} {...props} name={name as Path<Typed>} field={field} />
        ) : field.kind === "flag" ? (
          <Checkbox
            key={name}
            label={field.label}
            hint={field.hint}
            {...props.form.register(name as Path<Typed>)}
          />
        ) : (
          <Prose key={name} {...props} name={name as Path<Typed>} field={field} />
        ),
      )}
    </>
  );
}

type RowProps<Typed extends FieldValues, Sent, Facts> = Props<Typed, Sent> & {
  name: Path<Typed>;
  field: Facts;
};
type Of<Kind> = Extract<FieldFacts, { kind: Kind }>;

type ListField = Extract<FieldFacts, { entries: number }>;

/** Kinds that take the whole width. */
const long = new Set<FieldFacts["kind"]>(["prose", "html", "list", "pictures", "urls", "flag"]);

function Line<Typed extends FieldValues, Sent>({
  form,
  name,
  field,
  suggestions,
}: RowProps<Typed, Sent, FieldFacts>) {
  const words = suggestions?.[name];
  const list = words && `${name}-words`;
  function write({ target }: { target: { value: string } }) {
    const value = dollarsInput(target.value) as PathValue<Typed, Path<Typed>>;
    form.setValue(name, value, { shouldDirty: true });
  }
  return (
    <Field {...aboutOf(form, name, field)}>
      {(wiring) => (
        <>
          {field.kind === "choice" ? (
            <Select {...wiring} {...form.register(name)} options={choicesOf(form, name, field)} />
          ) : field.kind === "day" ? (
            <DateInput {...wiring} {...form.register(name)} />
          ) : (
            <TextInput
              {...wiring}
              {...inputOf(field)}
              list={list}
              {...form.register(name, field.kind === "dollars" ? { onBlur: write } : {})}
            />
          )}
          {words && (
            <datalist id={list}>
              {words.map((word) => (
                <option key={word} value={word} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

function Prose<Typed extends FieldValues, Sent>({
  form,
  name,
  field,
}: RowProps<Typed, Sent, FieldFacts>) {
  const about = aboutOf(form, name, field);
  const room = field.kind === "prose" && `Up to ${field.max} characters.`;
  return (
    <Field {...about} hint={[about.hint, room].filter(Boolean).join(" ")}>
      {(wiring) => <TextArea {...wiring} {...form.register(name)} />}
    </Field>
  );
}

function List<Typed extends FieldValues, Sent>({
  form,
  name,
  field,
  suggestions,
}: RowProps<Typed, Sent, ListField>) {
  const { label = "", hint, entries } = field;
  const { formMax = entries, max = maxLink } = field.kind === "list" ? field : {};
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange }, fieldState }) => (
        <TextListInput
          label={label}
          hint={hint}
          cap={formMax}
          suggestions={suggestions?.[name]}
          maxLength={max}
          value={value}
          onChange={onChange}
          error={messageOf(fieldState.error)}
        />
      )}
    />
  );
}

/** Maximum length of a picture's URL. */
const maxLink = 2000;

/** The known values, and a stored one that is none of them. */
function choicesOf<Typed extends FieldValues, Sent>(
  form: UseFormReturn<Typed, unknown, Sent>,
  name: Path<Typed>,
  { known }: Of<"choice">,
) {
  const stored = form.formState.defaultValues?.[name];
  const values = [...new Set([...known, ...(stored ? [`${stored}`] : [])])];
  const words = (value: string) =>
    value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " ");
  return values.map((value) => ({ value, label: words(value) }));
}

function aboutOf<Typed extends FieldValues, Sent>(
  form: UseFormReturn<Typed, unknown, Sent>,
  name: Path<Typed>,
  { label = "", required = false, hint }: FieldFacts,
) {
  const { error } = form.getFieldState(name, form.formState);
  return { label, required, hint, error: error?.message };
}

function inputOf(field: FieldFacts): ComponentProps<"input"> {
  const { kind, autoComplete } = field;
  if (kind === "url" || kind === "email") return { type: kind, autoComplete };
  if (kind === "whole" || kind === "dollars") return { inputMode: "numeric", autoComplete };
  const isPhone = kind === "text" && field.means === "telephone";
  return { type: isPhone ? "tel" : undefined, autoComplete };
}
