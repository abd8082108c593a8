import type { BuilderId, ProjectId } from "../../shared/id.ts";
import type { SafeHtml } from "../../shared/text/safe-html.ts";
import { imageOfProject } from "../image-of-project.ts";
import type { MyProject } from "./my-project.ts";
import type { ProjectForm, StoryField } from "./project-form.ts";
import type { Story } from "./safe-story.ts";

type Form = Omit<ProjectForm, StoryField> & Story;
type About = { id: ProjectId; builderId: BuilderId; at: Date; description: SafeHtml };

/** A project as submitted by its builder; hidden from others until an admin approves it. */
export function newProject({ featured, ...form }: Form, about: About): MyProject {
  const { at, ...own } = about;
  return {
    ...form,
    ...own,
    reviewState: "pending-review",
    reviewReason: null,
    pictureCopies: {},
    featured: false,
    featuredRequested: featured,
    isSample: false,
    imageUrl: imageOfProject({ ...form, id: own.id }),
    portfolioCategory: null,
    projectScale: null,
    projectTimeline: null,
    status: null,
    tags: [],
    videoContent: [],
    technologyUsed: null,
    materials: null,
    leadGeneration: null,
    visitorEngagement: null,
    awardsRecognition: null,
    createdAt: at,
    updatedAt: at,
  };
}
