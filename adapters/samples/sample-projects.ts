import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import { imageOfProject } from "../../domain/portfolio/image-of-project.ts";
import type { PortfolioProject } from "../../domain/portfolio/portfolio-project.ts";
import type { ProjectId } from "../../domain/shared/id.ts";
import { dayMs } from "../../domain/shared/time/time-units.ts";
import { sanitizeHtml } from "../html/sanitize-html.ts";
import projectFacts from "./facts/project-facts.json" with { type: "json" };

/** Published projects of the sample builders, one a week back from today, some detailed, some brief. */
export function sampleProjects(now: Date, builders: readonly BuilderProfile[]): PortfolioProject[] {
  const html = (text: string | null) => (text === null ? null : sanitizeHtml(text));
  return projectFacts.map(({ builder, images, videos, ...facts }, index) => {
    const createdAt = new Date(now.getTime() - (1 + index * 7) * dayMs);
    const [mainImage = null, ...projectImages] = images;
    const id = facts.id as ProjectId;
    return {
      ...facts,
      id,
      builderId: builders.find(({ name }) => name.includes(builder))?.id ?? null,
      reviewState: "approved",
      public: true,
      isSample: true,
      description: sanitizeHtml(facts.description),
      imageUrl: imageOfProject({ ...facts, id, mainImage, projectImages }),
      mainImage,
      projectImages,
      builtPictures: [],
      confirmedPictures: [],
      renderings: [],
      videoContent: videos,
      challengeBrief: html(facts.challengeBrief),
      ourSolution: html(facts.ourSolution),
      technologyUsed: html(facts.technologyUsed),
      materials: html(facts.materials),
      successMetrics: html(facts.successMetrics),
      leadGeneration: html(facts.leadGeneration),
      visitorEngagement: html(facts.visitorEngagement),
      awardsRecognition: html(facts.awardsRecognition),
      clientTestimonial: html(facts.clientTestimonial),
      createdAt,
      updatedAt: createdAt,
    };
  });
}
