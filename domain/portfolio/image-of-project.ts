import { boothFeet } from "../shared/booth-feet.ts";
import { boothTypes } from "../shared/booth-types.ts";

type Pictured = {
  id: string;
  projectType: string | null;
  size: string;
  mainImage: string | null;
  projectImages: readonly string[];
};

/** A project's picture: its main image, else its first image, else a drawing of its booth. */
export function imageOfProject(project: Pictured): string {
  return project.mainImage ?? project.projectImages[0] ?? boothDrawingOf(project);
}

/** URL of the project's booth drawing; stable per project. */
function boothDrawingOf({ id, projectType, ...project }: Pictured): string {
  const words = (projectType ?? "").toLowerCase();
  const type = boothTypes.find((each) => words.includes(each)) ?? "other";
  const { width, depth } = boothFeet(project.size) ?? { width: 20, depth: 20 };
  const floor = [width, depth].map((feet) => Math.min(Math.max(feet, 8), 120)).join("x");
  const seed = id.replace(/[^0-9a-z]/g, "").slice(-12) || "booth";
  return `/img/booth/${type}-${floor}-${seed}-1.svg`;
}
