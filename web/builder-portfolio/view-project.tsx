import type { MyProjectBody } from "../../app-server/contract/portfolio/project-form.ts";
import { projectLabels } from "../../app-server/contract/portfolio/project-labels.ts";
import { storyFields } from "../../domain/portfolio/my-portfolio/project-form.ts";
import { withShownPictures } from "../../domain/portfolio/with-shown-pictures.ts";
import { boothSizeText } from "../../domain/quotes/booth-size-text.ts";
import { rangeText } from "../format.ts";
import { DataList } from "../ui/data/data-list.tsx";
import { Badge } from "../ui/feedback/badge.tsx";
import { Notice } from "../ui/feedback/notice.tsx";
import { Grid } from "../ui/layout/grid.tsx";
import { Inline } from "../ui/layout/inline.tsx";
import { Stack } from "../ui/layout/stack.tsx";
import { Photo } from "../ui/media/photo.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { DateText } from "../ui/text/date-text.tsx";
import { Heading } from "../ui/text/heading.tsx";
import { RichText } from "../ui/text/rich-text.tsx";
import { ProjectBadges } from "./project-badges.tsx";

type Props = { project: MyProjectBody; open: boolean; onClose: () => void };

/** A read-only view of all facts about a project. */
export function ViewProject({ project, open, onClose }: Props) {
  const facts = projectFacts(project);
  const times = [
    { label: "Created", value: <DateText iso={project.createdTime} format="PPp" /> },
    { label: "Last Edited", value: <DateText iso={project.lastEditedTime} format="PPp" /> },
  ];
  const shown = withShownPictures(project, project.pictureCopies ?? {});
  const pictures = [...new Set([shown.imageUrl, ...shown.projectImages])];
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="large"
      title={project.title}
      description="The project as it is in your portfolio."
    >
      <Stack gap="large">
        <ProjectBadges project={project} />
        {project.reviewState === "declined" && (
          <Notice tone="caution" title="This project was not published">
            {project.reviewReason ?? "We can't publish it as it is."} Update it and we'll review it
            again.
          </Notice>
        )}
        <Grid min="14rem">
          {pictures.map((picture, place) => (
            <Photo key={picture} src={picture} alt={`${project.title}, picture ${place + 1}`} />
          ))}
        </Grid>
        <DataList items={facts} columns={3} />
        <RichText html={project.description} />
        {storyFields.map((field) => {
          const html = project[field];
          return (
            html && (
              <Stack key={field} gap="small">
                <Heading level={3} size="small">
                  {projectLabels[field]}
                </Heading>
                <RichText html={html} />
              </Stack>
            )
          );
        })}
        <Names title="Features" names={project.features} />
        <Names title="Special Features" names={project.specialFeatures} />
        <DataList items={times} columns={2} />
      </Stack>
    </Dialog>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Stack gap="small">
      <Heading level={3} size="small">
        {title}
      </Heading>
      <Inline as="ul" gap="xsmall">
        {names.map((name) => (
          <li key={name}>
            <Badge>{name}</Badge>
          </li>
        ))}
      </Inline>
    </Stack>
  );
}

/** Labeled facts of a project; a missing one is "Not specified". */
export function projectFacts({ size, budget, ...project }: MyProjectBody) {
  return [
    { label: "Client", value: project.client },
    { label: "Industry", value: project.industry },
    { label: "Location", value: project.location },
    { label: "Year", value: project.year },
    { label: "Event Name", value: project.eventName },
    { label: "Project Type", value: project.projectType },
    { label: "Booth Size", value: boothSizeText(size) },
    { label: "Budget", value: rangeText(budget) },
  ].map(({ label, value }) => ({ label, value: value || "Not specified" }));
}
