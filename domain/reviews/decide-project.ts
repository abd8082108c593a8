import type { OwnProject } from "../portfolio/my-portfolio/own-project.ts";

type Said = { isApproved: boolean; featured: boolean | null; reason: string | null };

/**
 * The project after an admin's decision. A declined project is never featured; setting `featured`
 * answers the builder's request for it.
 */
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
