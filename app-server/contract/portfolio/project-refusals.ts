import { pictureBounds } from "../../../domain/pictures/picture-bounds.ts";
import type { PictureRefusal } from "../../../domain/pictures/refusals.ts";
import type { ProjectRefusal } from "../../../domain/portfolio/refusals.ts";
import type { RefusalRows } from "../refusal-rows.ts";
import { yearRangeWords } from "./project-labels.ts";

export const projectRefusals: RefusalRows<ProjectRefusal | PictureRefusal> = {
  "portfolio-project-not-found": { status: 404, words: "Portfolio project not found" },
  "builder-profile-required": {
    status: 409,
    words: "You must have a builder profile to submit portfolio projects.",
  },
  "project-description-empty": {
    status: 400,
    words: "Description is required",
    field: "description",
  },
  "project-year-out-of-range": { status: 400, words: yearRangeWords, field: "year" },
  "picture-too-large": {
    status: 413,
    words: `The picture is larger than ${pictureBounds.bytes / 1024 / 1024} MB`,
  },
  "picture-unknown": {
    status: 415,
    words: "The picture must be a JPEG, PNG, WebP, AVIF or GIF file",
  },
  "picture-broken": {
    status: 400,
    words: "The picture can't be read: the file is damaged or incomplete",
  },
  "picture-too-many-pixels": {
    status: 400,
    words: `The picture has more than ${pictureBounds.pixels / 1_000_000} million pixels`,
  },
};
