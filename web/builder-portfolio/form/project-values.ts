import type { MyProjectBody } from "../../../app-server/contract/portfolio/project-form.ts";
import type { ProjectInput } from "../../../app-server/contract/portfolio/project-input.ts";
import type { StoryField } from "../../../domain/portfolio/my-portfolio/project-form.ts";
import { toEditableText } from "../../../domain/shared/text/editable-text.ts";
import type { SafeHtml } from "../../../domain/shared/text/safe-html.ts";
import { browserNow } from "../../ui/browser-now.ts";

const noText = "" as SafeHtml;

/** Initial values of the project form: the stored project, or a new one of this year. */
export function projectValues(project: MyProjectBody | null): ProjectInput {
  const story = (field: StoryField) => toEditableText(project?.[field] ?? noText);
  return {
    title: project?.title ?? "",
    client: project?.client ?? "",
    description: project ? toEditableText(project.description) : "",
    challengeBrief: story("challengeBrief"),
    ourSolution: story("ourSolution"),
    successMetrics: story("successMetrics"),
    clientTestimonial: story("clientTestimonial"),
    industry: project?.industry ?? "",
    projectType: project?.projectType ?? "",
    budget: project?.budget ?? "",
    eventName: project?.eventName ?? "",
    location: project?.location ?? "",
    year: project ? (project.year ?? "") : `${browserNow().getFullYear()}`,
    size: project?.size ?? "",
    mainImage: project?.mainImage ?? "",
    projectImages: project?.projectImages ?? [],
    features: project?.features ?? [],
    specialFeatures: project?.specialFeatures ?? [],
    public: project?.public ?? true,
    featured: project ? project.featured || (project.featuredRequested ?? false) : false,
  };
}
