import * as z from "zod";
import { pictureLabels } from "../../../domain/pictures/picture-label.ts";

/** What a picture shows. */
export const pictureLabel = z.enum(pictureLabels).nullable().meta({
  description: "What the picture shows, as its builder states; null when nothing is stated",
});
