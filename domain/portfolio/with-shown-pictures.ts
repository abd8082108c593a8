import { type PictureCopies, shownPicture, shownPictures } from "../pictures/linked-picture.ts";
import { imageOfProject } from "./image-of-project.ts";
import type { PortfolioProject } from "./portfolio-project.ts";

type Pictured = Parameters<typeof imageOfProject>[0] &
  Pick<PortfolioProject, "imageUrl" | "builtPictures" | "renderings">;

/**
 * The project with only pictures that pages may show; its main picture is replaced by another of
 * its pictures, or by its drawing, if needed.
 */
export function withShownPictures<Project extends Pictured>(
  project: Project,
  copies: PictureCopies,
): Project {
  const shown = {
    ...project,
    mainImage: shownPicture(project.mainImage, copies),
    projectImages: shownPictures(project.projectImages, copies),
    builtPictures: shownPictures(project.builtPictures, copies),
    renderings: shownPictures(project.renderings, copies),
  };
  const imageUrl = shownPicture(project.imageUrl, copies) ?? imageOfProject(shown);
  return { ...shown, imageUrl };
}
