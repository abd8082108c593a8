import "../../../app-server/contract/zod-without-eval.ts";
import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useRef } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "../../../app-server/contract/api-error.ts";
import {
  type ProjectInput,
  type ProjectOutput,
  projectInputAt,
} from "../../../app-server/contract/portfolio/project-input.ts";
import { projectLabels } from "../../../app-server/contract/portfolio/project-labels.ts";
import type { PictureCopies } from "../../../domain/pictures/linked-picture.ts";
import { projectBudgetRanges } from "../../../domain/portfolio/budget-ranges.ts";
import { industries } from "../../../domain/portfolio/industries.ts";
import { storyFields } from "../../../domain/portfolio/my-portfolio/project-form.ts";
import { projectFields } from "../../../domain/portfolio/project-fields.ts";
import { projectTypes } from "../../../domain/portfolio/project-types.ts";
import { EditConflict } from "../../edit-form/edit-conflict.tsx";
import { formDifferences } from "../../edit-form/form-differences.ts";
import { FormPart } from "../../edit-form/form-part.tsx";
import { useEditConflict } from "../../edit-form/use-edit-conflict.ts";
import { formatCount } from "../../format.ts";
import { browserNow } from "../../ui/browser-now.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { Grid } from "../../ui/layout/grid.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { useReportDirty } from "../../ui/overlay/use-report-dirty.ts";
import { Text } from "../../ui/text/text.tsx";
import { FeaturePickers } from "./feature-pickers.tsx";
import type { FormOfProject } from "./form-of-project.ts";
import { ProjectField } from "./project-field.tsx";
import { type PictureFieldName, ProjectImages } from "./project-images.tsx";
import { sides } from "./project-preview.css.ts";
import { ProjectPreview } from "./project-preview.tsx";

type Props = {
  id: string;
  /** The stored project. Later changes of it don't overwrite typed input. */
  values: ProjectInput;
  /** Version of the stored project; null for a new one. */
  version: string | null;
  /** Id of the stored project; null for a new one. */
  projectId: string | null;
  /** Copies of the linked pictures of the stored project. */
  copies: PictureCopies;
  /** Maximum number of entries in each list. */
  caps: { projectImages: number; features: number; specialFeatures: number };
  change: {
    isPending: boolean;
    mutate(
      project: { form: ProjectOutput; seen: string | null },
      after: { onError(error: Error): void },
    ): void;
  };
  /** Called with whether the form has unsaved input. */
  onDirty: (isDirty: boolean) => void;
};

const stillOnItsWay = "A picture is still uploading. Save when it finishes.";

/** The project form. Typed input survives a refusal. */
export function ProjectForm({ id, values, version, copies, caps, change, ...props }: Props) {
  const { projectId, onDirty } = props;
  const form = useForm<ProjectInput, unknown, ProjectOutput>({
    resolver: zodResolver(projectInputAt(browserNow)),
    defaultValues: values,
  });
  const conflict = useEditConflict(version);
  useReportDirty(form.formState.isDirty, onDirty);
  const send = form.handleSubmit((project) =>
    change.mutate(
      { form: project, seen: conflict.seen },
      {
        onError(error) {
          for (const { field, message } of (error instanceof ApiError && error.problem?.errors) ||
            []) {
            const [name = ""] = field.split(".");
            if (name in values) form.setError(name as keyof ProjectInput, { message });
          }
        },
      },
    ),
  );
  const busy = useRef(new Set<PictureFieldName>());
  function onSubmit(event: FormEvent) {
    const [waiting] = busy.current;
    if (!waiting) return send(event);
    event.preventDefault();
    form.setError(waiting, { message: stillOnItsWay }, { shouldFocus: true });
  }
  return (
    <form id={id} onSubmit={onSubmit} noValidate className={sides}>
      <Stack gap="large">
        {conflict.isChanged && (
          <EditConflict
            what="project"
            differences={formDifferences(projectLabels, form.getValues(), values)}
            onKeep={conflict.settle}
            onTake={() => {
              form.reset(values);
              conflict.settle();
            }}
          />
        )}
        <FormPart title="Basic Information">
          <BasicInformation form={form} />
        </FormPart>
        <FormPart title="Event & Booth Details">
          <EventAndBooth form={form} />
        </FormPart>
        <FormPart title="Tell the Story">
          <ProjectStory form={form} />
        </FormPart>
        <FormPart title="Project Images">
          <ProjectImages
            form={form}
            cap={caps.projectImages}
            copies={copies}
            onBusy={(field, isBusy) => {
              if (isBusy) busy.current.add(field);
              else if (busy.current.delete(field)) form.clearErrors(field);
            }}
          />
        </FormPart>
        <FormPart title="Features & Specifications">
          <FeaturePickers form={form} caps={caps} />
        </FormPart>
        <FormPart title="Project Settings">
          <Checkbox
            label="Public"
            hint="Visible to everyone once it's approved."
            {...form.register("public")}
          />
          <Checkbox
            label="Featured"
            hint="Request a featured spot. Our team decides."
            {...form.register("featured")}
          />
        </FormPart>
      </Stack>
      <ProjectPreview control={form.control} id={projectId} copies={copies} />
    </form>
  );
}

/** Fields for place, time and size of the project. */
function EventAndBooth({ form }: { form: FormOfProject }) {
  return (
    <Grid min="15rem">
      <ProjectField form={form} name="eventName" />
      <ProjectField form={form} name="location" hint="e.g. Las Vegas, NV" />
      <ProjectField form={form} name="year" inputMode="numeric" maxLength={4} />
      <ProjectField form={form} name="size" hint="Width by depth in feet, e.g. 20x30" />
    </Grid>
  );
}

function BasicInformation({ form }: { form: FormOfProject }) {
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

/** Fields for the optional parts of a project's public page. */
function ProjectStory({ form }: { form: FormOfProject }) {
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
