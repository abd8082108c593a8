import type { SafeHtml } from "../../shared/text/safe-html.ts";
import { imageOfProject } from "../image-of-project.ts";
import type { MyProject } from "./my-project.ts";
import type { ProjectForm, StoryField } from "./project-form.ts";
import type { Story } from "./safe-story.ts";

type Change = Partial<
  Omit<ProjectForm, "description" | StoryField> & { description: SafeHtml } & Story
>;

/** The project after its builder's edit. A published project stays published; a declined one goes back to review. */
export function changeProject(
  before: MyProject,
  { featured, ...form }: Change,
  at: Date,
): MyProject {
  const isDeclined = before.reviewState === "declined";
  const changed = { ...before, ...form };
  return {
    ...changed,
    ...(featured === true && { featuredRequested: !before.featured }),
    ...(featured === false && { featuredRequested: false, featured: false }),
    imageUrl: imageOfProject(changed),
    reviewState: isDeclined ? "pending-review" : before.reviewState,
    reviewReason: null,
    // Never the same instant twice: it distinguishes concurrent saves.
    updatedAt: new Date(Math.max(at.getTime(), before.updatedAt.getTime() + 1)),
  };
}
