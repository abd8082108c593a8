import type { ComponentProps } from "react";
import type { ProjectInput } from "../../../app-server/contract/portfolio/project-input.ts";
import { projectLabels } from "../../../app-server/contract/portfolio/project-labels.ts";
import { Field } from "../../ui/form/field.tsx";
import { Select } from "../../ui/form/select.tsx";
import { TextArea } from "../../ui/form/text-area.tsx";
import { TextInput } from "../../ui/form/text-input.tsx";
import type { FormOfProject } from "./form-of-project.ts";

type Lists =
  | "projectImages"
  | "builtPictures"
  | "renderings"
  | "features"
  | "specialFeatures"
  | "public"
  | "featured";
type Props = {
  form: FormOfProject;
  name: Exclude<keyof ProjectInput, Lists>;
  hint?: string;
  optional?: boolean;
  /** Options; a stored value that is none of them can stay. */
  options?: readonly string[];
  isLong?: boolean;
} & Pick<ComponentProps<"input">, "type" | "inputMode" | "maxLength">;

export function ProjectField({
  form,
  name,
  hint,
  optional = false,
  options,
  isLong,
  ...input
}: Props) {
  const { register, formState } = form;
  const stored = formState.defaultValues?.[name];
  const all = [...new Set([...(options ?? []), ...(stored ? [stored] : [])])];
  return (
    <Field
      label={projectLabels[name]}
      required={!optional}
      hint={hint}
      error={formState.errors[name]?.message}
    >
      {(control) => {
        if (isLong) return <TextArea {...control} {...register(name)} />;
        if (!options) return <TextInput {...control} {...input} {...register(name)} />;
        return (
          <Select
            {...control}
            {...register(name)}
            placeholder={`Choose the ${projectLabels[name].toLowerCase()}`}
            options={all.map((value) => ({ value, label: value }))}
          />
        );
      }}
    </Field>
  );
}
