import { withOwnLabels } from "../pictures/picture-label.ts";
import { imageOfProject } from "./image-of-project.ts";
import type { PortfolioProject } from "./portfolio-project.ts";
import { projectFields } from "./project-fields.ts";

/** The project with further pictures that an exhibitor confirmed, as far as there is room. */
export function withConfirmed<Project extends PortfolioProject>(
  project: Project,
  confirmed: readonly string[],
  at: Date,
): Project {
  const present = [project.mainImage, ...project.projectImages];
  const added = confirmed.filter((picture) => !present.includes(picture));
  const room = projectFields.projectImages.entries;
  const together = (...lists: (readonly string[])[]) => [...new Set(lists.flat())];
  return changed(project, at, {
    projectImages: [...project.projectImages, ...added].slice(0, room),
    builtPictures: together(project.builtPictures, confirmed),
    confirmedPictures: together(project.confirmedPictures, confirmed),
  });
}

/** The project without pictures whose exhibitor took the yes back. */
export function withoutPictures<Project extends PortfolioProject>(
  project: Project,
  withdrawn: readonly string[],
  at: Date,
): Project {
  const others = (pictures: readonly string[]) =>
    pictures.filter((picture) => !withdrawn.includes(picture));
  const { mainImage } = project;
  return changed(project, at, {
    mainImage: mainImage && withdrawn.includes(mainImage) ? null : mainImage,
    projectImages: others(project.projectImages),
    confirmedPictures: others(project.confirmedPictures),
  });
}

function changed<Project extends PortfolioProject>(
  before: Project,
  at: Date,
  pictures: Partial<PortfolioProject>,
): Project {
  const project = withOwnLabels({ ...before, ...pictures });
  // never the same instant twice: it distinguishes concurrent saves
  const updatedAt = new Date(Math.max(at.getTime(), before.updatedAt.getTime() + 1));
  return { ...project, imageUrl: imageOfProject(project), updatedAt };
}
