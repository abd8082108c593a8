import type { FormOf, NamesWith } from "../../shared/fields.ts";
import { namesOf } from "../../shared/fields.ts";
import { projectFields } from "../project-fields.ts";

/** A builder's project form. `description` and the story are as typed, not sanitized; `featured` is only a request. */
export type ProjectForm = FormOf<typeof projectFields>;

/** Parts of a project's story, in the order of the project's page. */
export type StoryField = Exclude<NamesWith<typeof projectFields, { kind: "html" }>, "description">;
export const storyFields = namesOf(
  projectFields,
  ({ kind, required }) => kind === "html" && !required,
) as StoryField[];

/** Entries that the forms offer room for. */
export const submitFormCaps = { projectImages: 15, features: 20, specialFeatures: 10 } as const;
export const editFormCaps = { projectImages: 10, features: 15, specialFeatures: 10 } as const;
