import { projectBudgetRanges } from "../../../domain/portfolio/budget-ranges.ts";
import { industries } from "../../../domain/portfolio/industries.ts";
import { projectFields } from "../../../domain/portfolio/project-fields.ts";
import { projectTypes } from "../../../domain/portfolio/project-types.ts";
import { Grid } from "../../ui/layout/grid.tsx";
import type { FormOfProject } from "./form-of-project.ts";
import { ProjectField } from "./project-field.tsx";

/** Basic facts of a project. */
export function BasicInformation({ form }: { form: FormOfProject }) {
  return (
    <>
      <Grid min="15rem">
        <ProjectField form={form} name="title" />
        <ProjectField form={form} name="client" />
        <ProjectField form={form} name="industry" options={industries} />
        <ProjectField form={form} name="projectType" options={projectTypes} />
        <ProjectField form={form} name="budget" options={projectBudgetRanges} />
      </Grid>
      <ProjectField
        form={form}
        name="description"
        isLong
        hint={`The brief, and how you answered it. Up to ${projectFields.description.typedMax} characters.`}
      />
    </>
  );
}
