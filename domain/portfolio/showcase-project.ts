import type { ProjectCard } from "./portfolio-project.ts";

/** A project as a picture with a name. `builderName` is null when the profile isn't public. */
export type ShowcaseProject = Pick<ProjectCard, "id" | "title" | "imageUrl" | "pictureLabel"> & {
  builderName: string | null;
};
