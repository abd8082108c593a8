import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import { newMessage } from "../messages/new-message.ts";
import type { Ids } from "../shared/id.ts";
import { ok, type Result } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import type { Setup } from "./ports.ts";

type Needs = { setup: Setup; ids: Ids; clock: Clock };
type Answer = Result<{ address: string }, NotSignedIn | NotAllowed>;

/** An admin sends a test email to their own address, at most one a minute. */
export function sendTestMail({ setup, ids, clock }: Needs) {
  return async ({ by }: { by: Principal }): Promise<Answer> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const { user } = admin.value;
    const at = clock.now();
    const minute = at.toISOString().slice(0, "2027-01-05T10:30".length);
    const letter = {
      kind: "test-mail",
      to: { name: user.firstName, address: user.email },
    } as const;
    const about = { at, dedupeKey: `test-mail/${user.id}/${minute}` };
    const audit = { actorId: user.id, action: "mail.tested" };
    await setup.addTestMail(newMessage({ ids }, letter, about), audit);
    return ok({ address: user.email });
  };
}
