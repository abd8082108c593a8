import type { OwnProjectBody } from "../../../app-server/contract/portfolio/project-form.ts";
import type { ProjectInput } from "../../../app-server/contract/portfolio/project-input.ts";
import { toEditableText } from "../../../domain/shared/text/editable-text.ts";

/** Initial values of the project form: the stored project, or a new one of this year. */
export function projectValues(project: OwnProjectBody | null): ProjectInput {
  return {
    title: project?.title ?? "",
    client: project?.client ?? "",
    description: project ? toEditableText(project.description) : "",
    industry: project?.industry ?? "",
    projectType: project?.projectType ?? "",
    budget: project?.budget ?? "",
    eventName: project?.eventName ?? "",
    location: project?.location ?? "",
    year: project ? (project.year ?? "") : `${new Date().getFullYear()}`,
    size: project?.size ?? "",
    mainImage: project?.mainImage ?? "",
    projectImages: project?.projectImages ?? [],
    features: project?.features ?? [],
    specialFeatures: project?.specialFeatures ?? [],
    public: project?.public ?? true,
    featured: project ? project.featured || (project.featuredRequested ?? false) : false,
  };
}
