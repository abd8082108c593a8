/** Labels of a project's pictures: the booth that was built, or a drawing of it. */
export const pictureLabels = ["built", "rendering"] as const;
export type PictureLabel = (typeof pictureLabels)[number];

/** A label as it is shown: the exhibitor of the booth may have confirmed that it was built. */
export const shownLabels = [...pictureLabels, "confirmed"] as const;
export type ShownLabel = (typeof shownLabels)[number];

type Labels = { builtPictures: string[]; renderings: string[] };
type Pictured = Labels & { mainImage: string | null; projectImages: readonly string[] };

/** URL of a booth that this site has drawn. */
export const isDrawnBooth = (picture: string) => picture.startsWith("/img/booth/");

/** A picture's label; null for pictures without a statement. */
export function labelOfPicture(
  picture: string,
  { builtPictures, renderings, confirmedPictures = [] }: Labels & { confirmedPictures?: string[] },
): ShownLabel | null {
  if (isDrawnBooth(picture) || renderings.includes(picture)) return "rendering";
  if (!builtPictures.includes(picture)) return null;
  return confirmedPictures.includes(picture) ? "confirmed" : "built";
}

/** A project's pictures, the main one first. */
export const picturesOfProject = ({ mainImage, projectImages }: Omit<Pictured, keyof Labels>) => [
  ...new Set([...(mainImage ? [mainImage] : []), ...projectImages]),
];

/** The project with labels of its own pictures only, one each. */
export function withOwnLabels<Project extends Pictured>(project: Project): Project {
  const pictures = picturesOfProject(project);
  const { builtPictures, renderings } = project;
  const stated = { builtPictures, renderings };
  const labeled = (label: PictureLabel) =>
    pictures.filter((each) => !isDrawnBooth(each) && labelOfPicture(each, stated) === label);
  return { ...project, builtPictures: labeled("built"), renderings: labeled("rendering") };
}

/** The project with another label of one picture. */
export function withLabel<Project extends Pictured>(
  project: Project,
  picture: string,
  label: PictureLabel | null,
): Project {
  const others = (list: readonly string[]) => list.filter((each) => each !== picture);
  const { builtPictures, renderings } = project;
  return withOwnLabels({
    ...project,
    builtPictures: [...others(builtPictures), ...(label === "built" ? [picture] : [])],
    renderings: [...others(renderings), ...(label === "rendering" ? [picture] : [])],
  });
}
