import type { MyProjectBody } from "../../../app-server/contract/portfolio/project-form.ts";
import type { ProjectInput } from "../../../app-server/contract/portfolio/project-input.ts";
import { projectFields } from "../../../domain/portfolio/project-fields.ts";
import { typedValues } from "../../edit-form/typed-values.ts";
import { browserNow } from "../../ui/browser-now.ts";

/** Initial values of the project form: the stored project, or an empty one of this year. */
export function projectValues(project: MyProjectBody | null): ProjectInput {
  const values = typedValues(projectFields, project);
  return project
    ? { ...values, featured: project.featured || (project.featuredRequested ?? false) }
    : { ...values, year: `${browserNow().getFullYear()}` };
}
