import type { ProjectForm } from "../../../domain/portfolio/my-portfolio/project-form.ts";

/** Labels of a project's forms, on screen and in messages. */
export const projectLabels: Record<keyof ProjectForm, string> = {
  title: "Project title",
  client: "Client name",
  description: "Description",
  challengeBrief: "The challenge",
  ourSolution: "Our solution",
  successMetrics: "Results",
  clientTestimonial: "What the client says",
  industry: "Industry",
  projectType: "Project type",
  budget: "Budget range",
  eventName: "Event name",
  location: "Location",
  year: "Year",
  size: "Booth size",
  mainImage: "Main image URL",
  projectImages: "Additional images",
  features: "Features",
  specialFeatures: "Special features",
  featured: "Featured",
  public: "Public",
};

/** Field names as error messages and forms show them. */
export const yearRangeWords = "Year must be between 1900 and 5 years in the future";
