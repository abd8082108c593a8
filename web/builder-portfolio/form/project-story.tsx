import {
  projectBounds,
  type StoryField,
  storyFields,
} from "../../../domain/portfolio/my-portfolio/project-form.ts";
import { formatCount } from "../../format.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { Text } from "../../ui/text/text.tsx";
import type { FormOfProject } from "./form-of-project.ts";
import { ProjectField } from "./project-field.tsx";

const hints: Record<StoryField, string> = {
  challengeBrief: "What the client needed, and what made it hard.",
  ourSolution: "What you built, and why that way.",
  successMetrics: "Numbers help: visitors, leads, meetings, days saved.",
  clientTestimonial: "In their words, with name and title. Ask them first.",
};

/** The optional parts of a project's public page. */
export function ProjectStory({ form }: { form: FormOfProject }) {
  return (
    <Stack gap="medium">
      <Text tone="muted">
        {`Each part you fill in appears on the project's page. Up to ${formatCount(projectBounds.story)} characters each.`}
      </Text>
      {storyFields.map((field) => (
        <ProjectField key={field} form={form} name={field} isLong optional hint={hints[field]} />
      ))}
    </Stack>
  );
}
