import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { MyProject } from "../portfolio/my-portfolio/my-project.ts";
import type { PortfolioRepository } from "../portfolio/ports.ts";
import type { ProjectNotFound } from "../portfolio/refusals.ts";
import type { Ids, ProjectId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { assertExpectedVersion } from "./assert-expected-version.ts";
import type { ModerationRepository } from "./ports.ts";
import type { Decision } from "./review.ts";
import { writeToOwner } from "./write-to-owner.ts";

type Needs = {
  moderation: ModerationRepository;
  portfolio: PortfolioRepository;
  builders: BuilderProfileRepository;
  ids: Ids;
  clock: Clock;
};
type ReviewProject = {
  id: ProjectId;
  decision: Decision;
  reason: string | null;
  /** Null keeps the current value. */
  featured: boolean | null;
  /** The version that the admin reviewed; null accepts any. */
  seen: Date | null;
  by: Principal;
};
type Answer = Result<MyProject, NotSignedIn | NotAllowed | ProjectNotFound>;

/**
 * An admin publishes or declines a project and decides whether it is featured. The builder is
 * emailed each change.
 */
export function reviewProject(ports: Needs) {
  const { moderation, portfolio, clock } = ports;
  return async ({
    id,
    decision,
    featured,
    seen,
    by,
    ...request
  }: ReviewProject): Promise<Answer> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const before = await portfolio.findOwn(id);
    if (!before) return refuse({ kind: "portfolio-project-not-found" });
    assertExpectedVersion(id, seen, before);

    const at = clock.now();
    const isApproved = decision === "approve";
    const reason = isApproved ? null : request.reason;
    const project = decideProject(before, { isApproved, featured, reason });
    const isNews =
      !isApproved || before.reviewState !== "approved" || before.featured !== project.featured;
    const about = { builderId: before.builderId, at, key: `review/${id}/${at.toISOString()}` };
    const { title: projectTitle, featured: isFeatured } = project;
    const letters = isNews
      ? await writeToOwner(ports, about, (to, builderName) =>
          isApproved
            ? {
                kind: "project-published",
                to,
                builderName,
                projectId: id,
                projectTitle,
                isFeatured,
              }
            : { kind: "project-declined", to, builderName, projectTitle, reason },
        )
      : [];
    const { id: decidedBy } = admin.value.user;
    const action = isApproved ? "portfolio-project.approved" : "portfolio-project.declined";
    const detail = { from: before.reviewState, featured: project.featured };
    const audit = { actorId: decidedBy, action, detail };
    const isFromQueue = seen !== null;
    const decided = { project, before, isFromQueue, reason, decidedBy, at, letters, audit };
    await moderation.decideProject(decided);
    return ok(project);
  };
}

type Said = { isApproved: boolean; featured: boolean | null; reason: string | null };

/**
 * The project after an admin's decision. A declined project isn't featured; setting `featured`
 * answers the builder's request.
 */
export function decideProject(
  before: MyProject,
  { isApproved, featured, reason }: Said,
): MyProject {
  return {
    ...before,
    reviewState: isApproved ? "approved" : "declined",
    reviewReason: reason,
    featured: isApproved && (featured ?? before.featured),
    featuredRequested: isApproved && featured === null && before.featuredRequested,
  };
}
