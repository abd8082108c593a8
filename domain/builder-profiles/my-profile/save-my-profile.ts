import { isBuilder, type Principal } from "../../accounts/principal.ts";
import type { NotSignedIn } from "../../accounts/refusals.ts";
import { emptyFieldsOf, spelled } from "../../shared/fields.ts";
import type { BuilderId, Ids, UserId } from "../../shared/id.ts";
import { ok, type Result, refuse } from "../../shared/result.ts";
import type { Clock } from "../../shared/time/clock.ts";
import { changedFields } from "../../shared/writes/changed-fields.ts";
import { type ChangedMeanwhile, isChangedSince } from "../../shared/writes/changed-meanwhile.ts";
import { retryStale } from "../../shared/writes/retry-stale.ts";
import { builderFields } from "../builder-fields.ts";
import type { BuilderProfileRepository } from "../ports.ts";
import type {
  BuilderProfileIncomplete,
  BuilderTypeNeeded,
  ProjectBudgetOrder,
} from "../refusals.ts";
import { notRated } from "../shown-rating.ts";
import { editProfile } from "./edit-profile.ts";
import { asEdited, type MyProfile } from "./my-profile.ts";
import {
  isBudgetInOrder,
  type ProfileForm,
  requiredProfileFields,
  toProfileForm,
} from "./profile-form.ts";

type Needs = { builders: BuilderProfileRepository; ids: Ids; clock: Clock };
/** Missing fields stay unchanged. */
type SaveMyProfile = {
  form: Partial<ProfileForm>;
  /**
   * `updatedAt` of the version that the builder edited, if given; refused unless it is the stored
   * one.
   */
  seen?: Date | null;
  by: Principal;
};
type Answer = Result<
  MyProfile,
  NotSignedIn | BuilderTypeNeeded | BuilderProfileIncomplete | ProjectBudgetOrder | ChangedMeanwhile
>;

/**
 * A builder saves their own profile. The first save submits it for review; a new name or contact of
 * an approved profile is held for review.
 */
export function saveMyProfile({ builders, ids, clock }: Needs) {
  async function create(form: Partial<ProfileForm>, actorId: UserId): Promise<Answer> {
    const missing = requiredProfileFields.filter((field) => form[field] === undefined);
    if (missing.length > 0) return refuse({ kind: "builder-profile-incomplete", missing });
    const fresh = { id: ids.next<"builder">(), userId: actorId, at: clock.now() };
    const profile = newProfile(form, fresh);
    if (!isBudgetInOrder(asEdited(profile))) return refuse({ kind: "project-budget-order" });
    const audit = { actorId, action: "builder-profile.created", detail: { changed: [] } } as const;
    await builders.saveOwn({ profile, before: null, audit });
    return ok(profile);
  }

  async function change(
    before: MyProfile,
    form: Partial<ProfileForm>,
    seen: Date | null,
    actorId: UserId,
  ): Promise<Answer> {
    if (isChangedSince(seen, before)) return refuse({ kind: "changed-meanwhile" });
    const profile = editProfile(before, form, clock.now());
    if (!isBudgetInOrder(asEdited(profile))) return refuse({ kind: "project-budget-order" });
    const changed = changedFields(
      toProfileForm(asEdited(before)),
      toProfileForm(asEdited(profile)),
    );
    if (changed.length === 0) return ok(before);
    const audit = { actorId, action: "builder-profile.changed", detail: { changed } } as const;
    await builders.saveOwn({ profile, before, audit });
    return ok(profile);
  }

  return ({ form: sent, seen = null, by }: SaveMyProfile): Promise<Answer> =>
    retryStale(async () => {
      if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
      if (!isBuilder(by)) return refuse({ kind: "builder-type-needed" });
      const { id: actorId } = by.user;
      const form = spelled(builderFields, sent);
      const before = await builders.findOwn(actorId);
      return before ? change(before, form, seen, actorId) : create(form, actorId);
    });
}

/** A new profile from its first save; public once an admin approves it. */
function newProfile(
  form: Partial<ProfileForm>,
  { id, userId, at }: { id: BuilderId; userId: UserId; at: Date },
): MyProfile {
  return {
    ...emptyFieldsOf(builderFields),
    ...form,
    id,
    userId,
    reviewState: "pending-review",
    reviewReason: null,
    held: null,
    pictureCopies: {},
    public: true,
    ...notRated,
    featuredBuilder: false,
    createdAt: at,
    updatedAt: at,
  };
}
