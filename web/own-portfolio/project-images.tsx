import { Controller } from "react-hook-form";
import { projectLabels } from "../../app-server/contract/project-labels.ts";
import { TextListInput } from "../ui/text-list-input.tsx";
import type { FormOfProject } from "./form-of-project.ts";
import { messageOf } from "./message-of.ts";
import { ProjectField } from "./project-field.tsx";

type Props = { form: FormOfProject; cap: number };

/** Links to the pictures of the project. */
export function ProjectImages({ form, cap }: Props) {
  return (
    <>
      <ProjectField
        form={form}
        name="mainImage"
        type="url"
        optional
        hint="Beginning with https://. Without a picture we draw the booth."
      />
      <Controller
        control={form.control}
        name="projectImages"
        render={({ field }) => (
          <TextListInput
            label={projectLabels.projectImages}
            hint="One link at a time."
            type="url"
            cap={cap}
            value={field.value}
            onChange={field.onChange}
            error={messageOf(form.formState.errors.projectImages)}
          />
        )}
      />
    </>
  );
}
