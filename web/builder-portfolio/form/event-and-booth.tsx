import { Grid } from "../../ui/layout/grid.tsx";
import type { FormOfProject } from "./form-of-project.ts";
import { ProjectField } from "./project-field.tsx";

/** Where and when the project stood, and how large it was. */
export function EventAndBooth({ form }: { form: FormOfProject }) {
  return (
    <Grid min="15rem">
      <ProjectField form={form} name="eventName" />
      <ProjectField form={form} name="location" hint="e.g. Las Vegas, NV" />
      <ProjectField form={form} name="year" inputMode="numeric" maxLength={4} />
      <ProjectField form={form} name="size" hint="Width by depth in feet, e.g. 20x30" />
    </Grid>
  );
}
