import { storyFields } from "../../../domain/portfolio/my-portfolio/project-form.ts";
import { projectFields } from "../../../domain/portfolio/project-fields.ts";
import { formatCount } from "../../format.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { FormOfProject } from "./form-of-project.ts";
import { ProjectField } from "./project-field.tsx";

/** Fields for the optional parts of a project's public page. */
export function ProjectStory({ form }: { form: FormOfProject }) {
  return (
    <Stack gap="medium">
      <Text tone="muted">
        {`Each part you fill in appears on the project's page. Up to ${formatCount(projectFields.challengeBrief.typedMax)} characters each.`}
      </Text>
      {storyFields.map((field) => (
        <ProjectField
          key={field}
          form={form}
          name={field}
          isLong
          optional
          hint={projectFields[field].hint}
        />
      ))}
    </Stack>
  );
}
