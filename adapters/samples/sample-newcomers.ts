import type { User } from "../../domain/accounts/user.ts";
import { builderFields } from "../../domain/builder-profiles/builder-fields.ts";
import type { BuilderProfile } from "../../domain/builder-profiles/builder-profile.ts";
import { notRated } from "../../domain/builder-profiles/shown-rating.ts";
import { emptyFieldsOf } from "../../domain/shared/fields.ts";
import type { BuilderId, UserId } from "../../domain/shared/id.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import newcomerFacts from "./facts/newcomer-facts.json" with { type: "json" };

type Newcomer = {
  user: User;
  profile: BuilderProfile;
  /** The version last reviewed, if any. */
  earlier: BuilderProfile | null;
  waitingSince: Date;
};

/** Builders not yet approved: one is new, one has revised after an admin's questions. */
export function sampleNewcomers(now: Date): Newcomer[] {
  return newcomerFacts.map(({ person, profile: facts, earlier, hoursAgo, ...ids }) => {
    const waitingSince = new Date(now.getTime() - hoursAgo * hourMs);
    const userId = ids.userId as UserId;
    const stamps = { createdAt: waitingSince, updatedAt: waitingSince };
    const profile: BuilderProfile = {
      ...emptyFieldsOf(builderFields),
      ...facts,
      ...stamps,
      id: ids.builderId as BuilderId,
      userId,
      reviewState: "pending-review",
      public: true,
      ...notRated,
      featuredBuilder: false,
    };
    const user: User = {
      ...person,
      ...stamps,
      id: userId,
      emailVerifiedAt: waitingSince,
      suspendedAt: null,
      profileImageUrl: null,
      userType: "builder",
      company: facts.name,
    };
    return { user, profile, earlier: earlier && { ...profile, ...earlier }, waitingSince };
  });
}
