import * as z from "zod";
import { pictureLabels, shownLabels } from "../../../domain/pictures/picture-label.ts";

/** The label of a picture. */
export const pictureLabel = z.enum(pictureLabels).nullable().meta({
  description: "What the picture shows, as its builder states; null when nothing is stated",
});

/** The label of a picture as it is shown. */
export const shownLabel = z.enum(shownLabels).nullable().meta({
  description: 'What the picture shows; "confirmed": as built, and its exhibitor confirmed it',
});
