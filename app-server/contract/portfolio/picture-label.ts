import * as z from "zod";
import { pictureLabels } from "../../../domain/pictures/picture-label.ts";

/** The label of a picture. */
export const pictureLabel = z.enum(pictureLabels).nullable().meta({
  description: "What the picture shows, as its builder states; null when nothing is stated",
});
