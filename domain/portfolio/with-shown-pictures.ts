import { type PictureCopies, shownPicture, shownPictures } from "../pictures/linked-picture.ts";
import { imageOfProject } from "./image-of-project.ts";

type Pictured = Parameters<typeof imageOfProject>[0] & { imageUrl: string };

/** A project with the pictures that pages may show; what stands for it is then another picture of its own, or its drawing. */
export function withShownPictures<Project extends Pictured>(
  project: Project,
  copies: PictureCopies,
): Project {
  const shown = {
    ...project,
    mainImage: shownPicture(project.mainImage, copies),
    projectImages: shownPictures(project.projectImages, copies),
  };
  const imageUrl = shownPicture(project.imageUrl, copies) ?? imageOfProject(shown);
  return { ...shown, imageUrl };
}
