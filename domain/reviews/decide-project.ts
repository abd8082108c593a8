import type { OwnProject } from "../portfolio/my-portfolio/own-project.ts";

type Said = { isApproved: boolean; featured: boolean | null; reason: string | null };

/** The project after an admin's decision. A declined one is never featured; whatever is said of that answers the wish. */
export function decideProject(
  before: OwnProject,
  { isApproved, featured, reason }: Said,
): OwnProject {
  return {
    ...before,
    reviewState: isApproved ? "approved" : "declined",
    reviewReason: reason,
    featured: isApproved && (featured ?? before.featured),
    featuredRequested: isApproved && featured === null && before.featuredRequested,
  };
}
