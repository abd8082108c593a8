import { useWatch } from "react-hook-form";
import { projectLabels } from "../../../app-server/contract/portfolio/project-labels.ts";
import { generalFeatures, specialFeatures } from "../../../domain/portfolio/project-features.ts";
import { messageOf } from "../../edit-form/message-of.ts";
import { Chips } from "../../ui/data/chips.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import type { FormOfProject } from "./form-of-project.ts";

type Props = { form: FormOfProject; caps: { features: number; specialFeatures: number } };

/** Features and special features of the booth. */
export function FeaturePickers({ form, caps }: Props) {
  return (
    <Stack gap="medium">
      <FeaturePicker form={form} name="features" offered={generalFeatures} cap={caps.features} />
      <FeaturePicker
        form={form}
        name="specialFeatures"
        offered={specialFeatures}
        cap={caps.specialFeatures}
      />
    </Stack>
  );
}

type PickerProps = {
  form: FormOfProject;
  name: "features" | "specialFeatures";
  offered: readonly string[];
  cap: number;
};

/** Selects up to `cap` features. A project's stored features can stay. */
function FeaturePicker({ form, name, offered, cap }: PickerProps) {
  const { register, control, formState } = form;
  const chosen = useWatch({ control, name });
  const stored = formState.defaultValues?.[name]?.filter((each) => each !== undefined) ?? [];
  const options = [...new Set([...offered, ...stored])];
  const isFull = chosen.length >= cap;
  return (
    <Chips
      {...register(name)}
      legend={projectLabels[name]}
      options={options.map((value) => ({ value, label: value }))}
      closed={isFull ? options.filter((value) => !chosen.includes(value)) : []}
      hint={<span role="status">{`${chosen.length} of ${cap}`}</span>}
      error={messageOf(formState.errors[name])}
    />
  );
}
