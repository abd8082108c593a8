import { sql } from "kysely";
import { isDrawnBooth, type ShownLabel } from "../../../domain/pictures/picture-label.ts";
import { imageOfProject } from "../../../domain/portfolio/image-of-project.ts";
import { shownPictureOf } from "../sql/linked-pictures.ts";

/** The stated label of the picture of `portfolio_project as p`. */
export const statedLabel = sql<ShownLabel | null>`case
  when ${sql.ref("p.image_url")} = any(${sql.ref("p.renderings")}) then 'rendering'
  when ${sql.ref("p.image_url")} <> all(${sql.ref("p.built_pictures")}) then null
  when ${sql.ref("p.image_url")} = any(${sql.ref("p.confirmed_pictures")}) then 'confirmed' else 'built' end`.as(
  "pictureLabel",
);

/** Columns of a card, from `portfolio_project as p`. */
export const projectCard = [
  "p.id",
  "p.title",
  "p.client",
  "p.industry",
  "p.size",
  "p.project_type as projectType",
  "p.location",
  "p.year",
  "p.featured",
  shownPictureOf("p.image_url").as("imageUrl"),
  statedLabel,
  sql<string[]>`${sql.ref("p.features")}[1:3]`.as("features"),
  sql<number>`cardinality(${sql.ref("p.features")})`.as("featureCount"),
] as const;

type Carded = {
  id: string;
  size: string;
  projectType: string | null;
  imageUrl: string | null;
  pictureLabel: ShownLabel | null;
};

/** A card whose main picture is replaced by the booth's drawing while there is no copy of it. */
export function withImage<Card extends Carded>(card: Card): Card & { imageUrl: string } {
  const imageUrl = imageOfProject({ ...card, mainImage: card.imageUrl, projectImages: [] });
  return { ...card, imageUrl, ...(isDrawnBooth(imageUrl) && { pictureLabel: "rendering" }) };
}
