import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { ok, type Result } from "../shared/result.ts";
import type { ModerationRepository } from "./ports.ts";
import type { ReviewQueue } from "./review.ts";

/** Maximum items per kind in the queue. */
const most = 50;

/** An admin lists what builders have submitted or changed, longest waiting first. */
export function listReviewQueue({ moderation }: { moderation: ModerationRepository }) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<ReviewQueue, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    return admin.ok ? ok(await moderation.list(most)) : admin;
  };
}
