import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import {
  labelOfPicture,
  type PictureLabel,
  picturesOfProject,
  withLabel,
} from "../pictures/picture-label.ts";
import type { MyProject } from "../portfolio/my-portfolio/my-project.ts";
import type { PortfolioRepository } from "../portfolio/ports.ts";
import type { ProjectNotFound } from "../portfolio/refusals.ts";
import type { ProjectId } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";

type Needs = { portfolio: PortfolioRepository; clock: Clock };
type LabelPicture = {
  id: ProjectId;
  /** The picture's place, from 1; the main one is the first. */
  place: number;
  label: PictureLabel | null;
  by: Principal;
};

/** An admin corrects what a project's picture is said to show. */
export function labelPicture({ portfolio, clock }: Needs) {
  return ({
    id,
    place,
    label,
    by,
  }: LabelPicture): Promise<Result<MyProject, NotSignedIn | NotAllowed | ProjectNotFound>> =>
    retryStale(async () => {
      const admin = adminOf(by);
      if (!admin.ok) return admin;
      const before = await portfolio.findOwn(id);
      const picture = before && picturesOfProject(before)[place - 1];
      if (!before || !picture) return refuse({ kind: "portfolio-project-not-found" });
      const at = Math.max(clock.now().getTime(), before.updatedAt.getTime() + 1);
      const project = { ...withLabel(before, picture, label), updatedAt: new Date(at) };
      const detail = { picture, from: labelOfPicture(picture, before), to: label };
      const { id: actorId } = admin.value.user;
      const audit = { actorId, action: "portfolio-project.picture-labeled", detail };
      await portfolio.change({ project, before, isToBeReviewed: false, audit });
      return ok(project);
    });
}
