import type { SuppressionList } from "../accounts/mail-choices/suppression-list.ts";
import type { SecretSource } from "../accounts/ports.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { BuilderNotFound } from "../builder-profiles/refusals.ts";
import { newMessage } from "../messages/new-message.ts";
import type { CheckId, Ids } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { foldedMailbox } from "../shared/text/folded-mailbox.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayMs } from "../shared/time/time-units.ts";
import { asSaved } from "../shared/writes/as-saved.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import { submit, type VettingCheck } from "./check.ts";
import { ownBuilder } from "./own-builder.ts";
import type { VettingRepository } from "./ports.ts";
import {
  leastAnswers,
  type Reference,
  referenceDays,
  referenceLimits,
  stateOfReference,
} from "./reference.ts";
import type { ReferencePace, ReferenceUnfit, TooFewReferences } from "./refusals.ts";

type Needs = {
  vetting: VettingRepository;
  builders: BuilderProfileRepository;
  suppressionList: Pick<SuppressionList, "mutedBy">;
  secrets: SecretSource;
  ids: Ids;
  clock: Clock;
};
/** `email`: in lower case. */
type Person = { company: string; email: string };
type AskReferences = { people: readonly Person[]; by: Principal };
type CannotAsk = NotSignedIn | BuilderNotFound | TooFewReferences | ReferencePace | ReferenceUnfit;

/**
 * A builder names exhibitors they worked for; each is emailed a link. While the check waits, further
 * ones are added to it. Admins see it once enough have answered.
 */
export function askReferences(ports: Needs) {
  const { vetting, builders, suppressionList, secrets, ids, clock } = ports;
  return ({ people, by }: AskReferences): Promise<Result<VettingCheck, CannotAsk>> =>
    retryStale(async () => {
      const own = ownBuilder(by);
      if (!own.ok) return own;
      const { member, builderId } = own.value;
      const builder = await builders.find(builderId);
      if (!builder) return refuse({ kind: "builder-not-found" });
      const at = clock.now();
      const [waiting = null] = await vetting.listIn({ builderId, kind: "references" }, [
        "submitted",
      ]);
      const asked = waiting ? await vetting.listReferences([waiting.id]) : [];
      const known = [member.user.email, builder.email, ...asked.map(({ email }) => email)];
      const mailboxes = new Set(known.flatMap((email) => (email ? foldedMailbox(email) : [])));
      for (const { email } of people) {
        const mailbox = foldedMailbox(email);
        if (mailboxes.has(mailbox)) return refuse({ kind: "reference-unfit", because: "known" });
        mailboxes.add(mailbox);
        const muted = await suppressionList.mutedBy(email);
        if (muted.includes("references")) {
          return refuse({ kind: "reference-unfit", because: "unwilling" });
        }
      }
      // those whose link ended unanswered can be replaced
      const counting = asked.filter((one) => stateOfReference(one, at) !== "ended").length;
      const count = counting + people.length;
      const { people: most, monthly } = referenceLimits;
      if (count < leastAnswers || count > most) {
        return refuse({ kind: "too-few-references", left: most - counting });
      }
      const monthAgo = new Date(at.getTime() - 30 * dayMs);
      if ((await vetting.countAsked(builderId, monthAgo)) + people.length > monthly) {
        return refuse({ kind: "reference-pace", limit: monthly });
      }

      const companies = [...asked, ...people].map(({ company }) => company);
      const sent = { kind: "references", facts: { companies } } as const;
      const id = ids.next<"vetting-check">();
      const fresh = submit({ ...sent, id, builderId, by: member.user.id, at }, waiting);
      const check = { ...fresh, queuedAt: waiting?.queuedAt ?? null };
      const named = people.map((person) => nameReference(person, check.id, at));
      const about = { at, builderId, dedupeKey: null };
      await vetting.save({
        checks: [check],
        references: named.map(({ reference }) => reference),
        messages: named.map(({ reference: { email, company }, token }) => {
          const to = { name: null, address: email ?? "" };
          const facts = { builderName: builder.name, company, token, daysValid: referenceDays };
          return newMessage({ ids }, { kind: "reference-asked", to, ...facts }, about);
        }),
        audit: {
          actorId: member.user.id,
          action: "vetting.submitted",
          detail: { kind: "references" },
        },
      });
      return ok(asSaved(check));
    });

  function nameReference({ company, email }: Person, checkId: CheckId, askedAt: Date) {
    const token = secrets.token();
    const reference: Reference = {
      id: ids.next<"vetting-reference">(),
      checkId,
      company,
      email,
      mailDomain: email.slice(email.lastIndexOf("@") + 1),
      tokenHash: secrets.hash(token),
      askedAt,
      endsAt: new Date(askedAt.getTime() + referenceDays * dayMs),
      answeredAt: null,
      answer: null,
    };
    return { reference, token };
  }
}
