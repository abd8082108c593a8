/** Parts of a project's story, in the order of the project's page. */
export const storyFields = [
  "challengeBrief",
  "ourSolution",
  "successMetrics",
  "clientTestimonial",
] as const;
export type StoryField = (typeof storyFields)[number];

/** A builder's project form. `description` and the story are as typed, not sanitized; `featured` is only a request. */
export type ProjectForm = Record<StoryField, string | null> & {
  title: string;
  description: string;
  industry: string;
  client: string;
  location: string;
  /** Four digits. */
  year: string;
  size: string;
  budget: string;
  eventName: string;
  projectType: string;
  mainImage: string | null;
  projectImages: string[];
  features: string[];
  specialFeatures: string[];
  featured: boolean;
  public: boolean;
};

/** Bounds in characters or entries. Published in `/openapi.json`. */
export const projectBounds = {
  title: 100,
  description: 2000,
  /** Of each part of the story. */
  story: 4000,
  industry: 50,
  client: 100,
  location: 100,
  size: 50,
  budget: 50,
  eventName: 100,
  projectType: 50,
  link: 2000,
  feature: 50,
  projectImages: 20,
  features: 20,
  specialFeatures: 10,
  firstYear: 1900,
  /** How far ahead a project may lie. */
  yearsAhead: 5,
} as const;

/** How many entries the forms offer room for. */
export const submitFormCaps = { projectImages: 15, features: 20, specialFeatures: 10 } as const;
export const editFormCaps = { projectImages: 10, features: 15, specialFeatures: 10 } as const;
