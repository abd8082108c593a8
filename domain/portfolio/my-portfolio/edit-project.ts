import type { Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import { withOwnLabels } from "../../pictures/picture-label.ts";
import type { ProjectId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { HtmlSanitizer, SafeHtml } from "../../shared/text/safe-html.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { changedFields } from "../../shared/writes/changed-fields.ts";
import { type ChangedMeanwhile, isChangedSince } from "../../shared/writes/changed-meanwhile.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { imageOfProject } from "../image-of-project.ts";
import { isPossibleYear } from "../is-possible-year.ts";
import type { PortfolioRepository } from "../ports.ts";
import type { BuilderProfileRequired, ProjectRefusal } from "../refusals.ts";
import type { MyProject } from "./my-project.ts";
import { ownsProject } from "./owns-project.ts";
import type { ProjectForm, StoryField } from "./project-form.ts";
import { toReviewedProject } from "./reviewed-fields.ts";
import { type Story, withSafeStory } from "./safe-story.ts";

type Needs = { portfolio: PortfolioRepository; sanitize: HtmlSanitizer; clock: Clock };
/** Missing fields stay unchanged. */
type EditProject = {
  id: ProjectId;
  form: Partial<ProjectForm>;
  /** `updatedAt` of the version the builder edited, if given; an outdated one is refused. */
  seen?: Date | null;
  by: Principal;
};
type Answer = Result<
  MyProject,
  NotSignedIn | ChangedMeanwhile | Exclude<ProjectRefusal, BuilderProfileRequired>
>;

/** A builder edits a project. Changes to a published project are live at once and enqueued for review. */
export function editProject({ portfolio, sanitize, clock }: Needs) {
  return ({ id, form, seen = null, by }: EditProject): Promise<Answer> =>
    retryStale(async () => {
      if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
      const before = await portfolio.findOwn(id);
      if (!before || !ownsProject(by, before))
        return refuse({ kind: "portfolio-project-not-found" });
      if (isChangedSince(seen, before)) return refuse({ kind: "changed-meanwhile" });
      const at = clock.now();
      const { description: typed, ...rest } = form;
      if (form.year !== undefined && form.year !== before.year && !isPossibleYear(form.year, at)) {
        return refuse({ kind: "project-year-out-of-range" });
      }
      const description = typed === undefined ? before.description : sanitize(typed);
      if (description.trim() === "") return refuse({ kind: "project-description-empty" });

      const project = changeProject(before, { ...withSafeStory(rest, sanitize), description }, at);
      const changed = changedFields(toReviewedProject(before), toReviewedProject(project));
      const isWish = project.featuredRequested && !before.featuredRequested;
      await portfolio.change({
        project,
        before,
        isToBeReviewed: changed.length > 0 || isWish || project.reviewState !== before.reviewState,
        audit: {
          actorId: by.user.id,
          action: "portfolio-project.changed",
          detail: { changed, public: project.public, featuredRequested: project.featuredRequested },
        },
      });
      return ok(project);
    });
}

type Change = Partial<
  Omit<ProjectForm, "description" | StoryField> & { description: SafeHtml } & Story
>;

/** The project after its builder's edit. A published project stays published; a declined one goes back to review. */
function changeProject(before: MyProject, { featured, ...form }: Change, at: Date): MyProject {
  const isDeclined = before.reviewState === "declined";
  const changed = withOwnLabels({ ...before, ...form });
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
