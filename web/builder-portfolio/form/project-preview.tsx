import { type Control, useWatch } from "react-hook-form";
import type {
  ProjectInput,
  ProjectOutput,
} from "../../../app-server/contract/portfolio/project-input.ts";
import { projectLabels } from "../../../app-server/contract/portfolio/project-labels.ts";
import type { PictureCopies } from "../../../domain/pictures/linked-picture.ts";
import { readPictureAddress } from "../../../domain/pictures/picture-address.ts";
import { labelOfPicture } from "../../../domain/pictures/picture-label.ts";
import { imageOfProject } from "../../../domain/portfolio/image-of-project.ts";
import { storyFields } from "../../../domain/portfolio/my-portfolio/project-form.ts";
import { ProjectCard } from "../../portfolio/project-card.tsx";
import { Text } from "../../ui/text/text.tsx";
import { side } from "./project-preview.css.ts";

type Props = {
  control: Control<ProjectInput, unknown, ProjectOutput>;
  /** Id of the stored project; null for a new one. */
  id: string | null;
  copies: PictureCopies;
};

const shownFeatures = 3;

/**
 * A live preview of the project's card in the portfolio, and the parts that its page still lacks.
 */
export function ProjectPreview({ control, id, copies }: Props) {
  const values = useWatch({ control }) as ProjectInput;
  const { features } = values;
  const pictures = [values.mainImage ?? "", ...values.projectImages].filter(Boolean);
  const [cover] = pictures.filter((address) => readPictureAddress(address) ?? copies[address]);
  const shown = pictures.flatMap((address) =>
    readPictureAddress(address) ? address : (copies[address] ?? []),
  );
  const pictureLabel = cover ? labelOfPicture(cover, values) : null;
  const missing = [
    ...(pictures.length === 0 ? ["pictures"] : []),
    ...storyFields
      .filter((field) => (values[field] ?? "").trim() === "")
      .map((field) => projectLabels[field].toLowerCase()),
    ...(features.length === 0 ? ["features"] : []),
  ];
  const project = {
    id: id ?? "new",
    title: values.title || "Your project",
    client: values.client || null,
    industry: values.industry,
    size: values.size,
    projectType: values.projectType || null,
    location: values.location || null,
    year: values.year || null,
    featured: false,
    features: features.slice(0, shownFeatures),
    featureCount: features.length,
  };
  const imageUrl = imageOfProject({ ...project, mainImage: null, projectImages: shown });
  return (
    <aside className={side} aria-label="Preview">
      <Text size="label" tone="muted">
        As visitors see it
      </Text>
      {/* hidden from screen readers: the fields have the same content, and the card's link leads nowhere yet */}
      <div inert>
        <ProjectCard project={{ ...project, imageUrl, pictureLabel }} level={3} isEager />
      </div>
      {shown.length < pictures.length && (
        <Text size="small" tone="muted">
          Linked pictures appear here once you've saved and we've copied them.
        </Text>
      )}
      <Text size="small" tone="muted">
        {missing.length === 0
          ? "Its page has every part."
          : `Its page doesn't have these yet: ${missing.join(", ")}.`}
      </Text>
    </aside>
  );
}
