import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import { toProfileForm } from "../../domain/builder-profiles/my-profile/profile-form.ts";
import type { UserId } from "../../domain/shared/id.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import type { ReviewRow } from "../postgres/schema/content/review.ts";
import { uuids } from "../system/clock-and-ids.ts";
import type { sampleNewcomers } from "./sample-newcomers.ts";
import type { sampleWaitingProjects } from "./sample-waiting-projects.ts";

type Cast = {
  newcomers: ReturnType<typeof sampleNewcomers>;
  builders: readonly BuilderProfile[];
  waiting: ReturnType<typeof sampleWaitingProjects>;
  admin: UserId;
  now: Date;
};

/** Pending and decided reviews: the newcomers, the sample builder's changed profile, its projects. */
export function sampleReviewRows({ newcomers, builders, waiting, admin, now }: Cast) {
  const own = builders.find(({ userId }) => userId !== null);
  if (!own) throw new Error("A sample builder has an account");
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);

  function row(facts: {
    builderId?: string;
    projectId?: string;
    waitingSince: Date | null;
    earlier: object | null;
    reason?: string | null;
  }): ReviewRow {
    const isDecided = facts.reason != null || facts.earlier !== null;
    return {
      id: uuids.next(),
      builder_id: facts.builderId ?? null,
      project_id: facts.projectId ?? null,
      waiting_since: facts.waitingSince ?? null,
      earlier: facts.earlier,
      decided_at: isDecided ? ago(80) : null,
      decided_by: isDecided ? admin : null,
      held: null,
      reason: facts.reason ?? null,
    } as ReviewRow;
  }

  return [
    ...newcomers.map(({ profile, earlier, waitingSince }) =>
      row({ builderId: profile.id, waitingSince, earlier: earlier && toProfileForm(earlier) }),
    ),
    row({
      builderId: own.id,
      waitingSince: ago(9),
      earlier: { ...toProfileForm(own), teamSize: "10-25", completedProjects: 350 },
    }),
    ...waiting.reviews.map(row),
  ];
}
