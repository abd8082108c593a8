import type { PortfolioProject } from "../../../domain/portfolio/portfolio-project.ts";
import type { BuilderId } from "../../../domain/shared/id.ts";
import type { SafeHtml } from "../../../domain/shared/safe-html.ts";
import type { PortfolioProjectRow } from "../schema/content/portfolio-project.ts";
import type { JsonRow } from "../sql/stored-row.ts";

/** Computed columns. */
type Computed = "booth_area" | "terms";
type Kept = Omit<JsonRow<PortfolioProjectRow>, Computed>;
type Written = Omit<PortfolioProjectRow, Computed>;

/** Long texts were sanitised when they were written. */
export function toPortfolioProject(row: Kept): PortfolioProject {
  const html = (text: string | null) => text as SafeHtml | null;
  return {
    id: row.id,
    builderId: row.builder_id as BuilderId | null,
    reviewState: row.review_state,
    public: row.public,
    isSample: row.is_sample,
    title: row.title,
    description: row.description as SafeHtml,
    industry: row.industry,
    portfolioCategory: row.portfolio_category,
    client: row.client,
    eventName: row.event_name,
    size: row.size,
    budget: row.budget,
    projectScale: row.project_scale,
    projectType: row.project_type,
    projectTimeline: row.project_timeline,
    status: row.status,
    year: row.year,
    location: row.location,
    featured: row.featured,
    features: row.features,
    specialFeatures: row.special_features,
    tags: row.tags,
    imageUrl: row.image_url,
    mainImage: row.main_image,
    projectImages: row.project_images,
    videoContent: row.video_content,
    challengeBrief: html(row.challenge_brief),
    ourSolution: html(row.our_solution),
    technologyUsed: html(row.technology_used),
    materials: html(row.materials),
    successMetrics: html(row.success_metrics),
    leadGeneration: html(row.lead_generation),
    visitorEngagement: html(row.visitor_engagement),
    awardsRecognition: html(row.awards_recognition),
    clientTestimonial: html(row.client_testimonial),
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}

/** `notionId` is the content source's own id of the page, when the project came from there. */
export function toPortfolioProjectRow(
  project: PortfolioProject,
  {
    notionId = null,
    featuredRequested = false,
  }: { notionId?: string | null; featuredRequested?: boolean } = {},
): Written {
  return {
    id: project.id,
    notion_id: notionId,
    builder_id: project.builderId,
    title: project.title,
    description: project.description,
    industry: project.industry,
    size: project.size,
    image_url: project.imageUrl,
    portfolio_category: project.portfolioCategory,
    client: project.client,
    event_name: project.eventName,
    project_scale: project.projectScale,
    project_type: project.projectType,
    project_timeline: project.projectTimeline,
    budget: project.budget,
    status: project.status,
    year: project.year,
    location: project.location,
    features: project.features,
    special_features: project.specialFeatures,
    tags: project.tags,
    main_image: project.mainImage,
    project_images: project.projectImages,
    video_content: project.videoContent,
    challenge_brief: project.challengeBrief,
    our_solution: project.ourSolution,
    technology_used: project.technologyUsed,
    materials: project.materials,
    success_metrics: project.successMetrics,
    lead_generation: project.leadGeneration,
    visitor_engagement: project.visitorEngagement,
    awards_recognition: project.awardsRecognition,
    client_testimonial: project.clientTestimonial,
    review_state: project.reviewState,
    public: project.public,
    featured: project.featured,
    featured_requested: featuredRequested,
    is_sample: project.isSample,
    created_at: project.createdAt,
    updated_at: project.updatedAt,
  };
}
