import type { FormOf, NamesWith } from "../../shared/fields.ts";
import { namesOf } from "../../shared/fields.ts";
import { projectFields } from "../project-fields.ts";

/**
 * A builder's project form. `description` and the story are unsanitized; `featured` is only a
 * request.
 */
export type ProjectForm = FormOf<typeof projectFields>;

/** Parts of a project's story, in the order in which its page shows them. */
export type StoryField = Exclude<NamesWith<typeof projectFields, { kind: "html" }>, "description">;
export const storyFields = namesOf(
  projectFields,
  ({ kind, required }) => kind === "html" && !required,
) as StoryField[];

/** Maximum number of entries in the forms. */
export const submitFormCaps = { projectImages: 15, features: 20, specialFeatures: 10 } as const;
export const editFormCaps = { projectImages: 10, features: 15, specialFeatures: 10 } as const;
