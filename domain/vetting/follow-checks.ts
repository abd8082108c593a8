import type { UserRepository } from "../accounts/ports.ts";
import { newMessage } from "../messages/new-message.ts";
import type { Message } from "../messages/ports.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import type { Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import { follow, type VettingCheck } from "./check.ts";
import type { CheckOfBuilder, VettingRepository } from "./ports.ts";

type Needs = { vetting: VettingRepository; users: UserRepository; ids: Ids; clock: Clock };

/** Checks per run; the next run is a minute later. */
const atOnce = 200;

/**
 * Ends checks after their last day in the builder's time zone, and reminds builders before; on the
 * last day admins, too. A failing check doesn't stop the others. Returns how many were due.
 */
export function followChecks(ports: Needs) {
  const { vetting, users, clock } = ports;
  return async (): Promise<number> => {
    const now = clock.now();
    const due = await vetting.listDue(now, atOnce);
    const { attempt, throwFailures } = collectFailures();
    for (const each of due) {
      await attempt(async () => {
        const { check, due: what } = follow(each.check, each.builder.timeZone, now);
        const isShown = what === "expired";
        const messages = what && !isShown ? await remind(check, each, what.days) : [];
        try {
          await vetting.save({ checks: [check], messages, isShown });
        } catch (error) {
          // changed meanwhile: the next run reads it again
          if (!(error instanceof StaleWriteError)) throw error;
        }
      });
    }
    throwFailures();
    return due.length;
  };

  async function remind(
    { id, kind: check, builderId, validUntil, decidedAt }: VettingCheck,
    { builder: { name: builderName, address } }: CheckOfBuilder,
    days: number,
  ): Promise<Message[]> {
    const facts = { builderName, check, validUntil: validUntil ?? "" };
    // a check may be accepted again, with another end
    const key = `vetting-ends/${id}/${decidedAt?.getTime()}/${days}`;
    const about = { at: clock.now(), builderId };
    const letters: Message[] = [];
    if (address) {
      const to = { name: builderName, address };
      const letter = { kind: "vetting-ends", to, ...facts } as const;
      letters.push(newMessage(ports, letter, { ...about, dedupeKey: key }));
    }
    for (const { firstName, email } of days === 0 ? await users.listByType("admin") : []) {
      const to = { name: firstName, address: email };
      const letter = { kind: "vetting-ends-today", to, builderId, ...facts } as const;
      letters.push(newMessage(ports, letter, { ...about, dedupeKey: `${key}/${email}` }));
    }
    return letters;
  }
}
