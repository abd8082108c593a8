import { generalFeatures, specialFeatures } from "../../../domain/portfolio/project-features.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { FeaturePicker } from "./feature-picker.tsx";
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
