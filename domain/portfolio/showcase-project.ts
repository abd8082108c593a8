import type { ProjectCard } from "./portfolio-project.ts";

/** A project as a picture with a name under it. `builderName` is null when that profile is not public. */
export type ShowcaseProject = Pick<ProjectCard, "id" | "title" | "imageUrl"> & {
  builderName: string | null;
};
