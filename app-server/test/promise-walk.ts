import { acknowledge } from "../../domain/assignment/invitations/acknowledge-invitation.ts";
import { builder } from "../../domain/assignment/matching/examples.ts";
import { profile } from "../../domain/builder-profiles/examples.ts";
import { builderModel, reactionsTo, weeksOf } from "../../domain/promise/replay/random-builders.ts";
import type { createPromiseEvaluation } from "../../domain/promise-evaluation/create-promise-evaluation.ts";
import { beasResponse, pendingRequest } from "../../domain/quotes/examples.ts";
import type { Invitation, QuoteRequest } from "../../domain/quotes/quote-request.ts";
import type {
  BuilderId,
  QuoteRequestId,
  QuoteResponseId,
  ReceiptId,
} from "../../domain/shared/id.ts";
import { seededRandom } from "../../domain/shared/seeded-random.ts";
import { hourMs } from "../../domain/shared/time/time-units.ts";
import { utcDay } from "../../domain/shared/time/utc-day.ts";

/** A walk ends this long after the request was received. */
const watchedMs = 4 * 24 * hourMs;
const rules = { isBinding: true, seats: 7, quotesWanted: 5 };
const weeks = weeksOf(builderModel);

/** Fourteen builders who fit every request. */
export const walkedBuilders = Array.from({ length: 14 }, (_, at) => builder(at + 301));
export const walkedProfiles = walkedBuilders.map(({ id, name }) => profile(id, name, null));

export type WalkPorts = Parameters<typeof createPromiseEvaluation>[0] & {
  clock: { at: Date; now: () => Date };
};
type Planned = {
  at: Date;
  builderId: BuilderId;
  kind: "delivered" | "acknowledge" | "quote" | "decline";
};

/**
 * The life of one request through a core on a clock of its own: its builders behave by the simulation's model, and `evaluate`
 * runs the worker each time that it is due. The same number gives the same request.
 */
export async function walkRequest(
  number: number,
  ports: WalkPorts,
  evaluate: (id: QuoteRequestId) => Promise<void>,
): Promise<QuoteRequest["id"]> {
  const random = seededRandom(`walk/${number}`);
  const id = numbered("0190c000-0000-7000-9000-", number) as QuoteRequestId;
  const receivedAt = new Date(
    Date.UTC(2027, 0, 4, 14) +
      Math.floor(random() * 300) * 24 * hourMs +
      Math.floor(random() * 12) * hourMs,
  );
  const eventDay = utcDay(new Date(receivedAt.getTime() + 180 * 24 * hourMs));
  const times = { eventDate: eventDay, eventDay, createdAt: receivedAt, updatedAt: receivedAt };
  ports.clock.at = receivedAt;
  await ports.quotes.submit({
    request: { ...pendingRequest, id, ...times },
    receipt: {
      id: numbered("0190e000-0000-7000-9000-", number) as ReceiptId,
      expiresAt: new Date("2098-01-01"),
    },
    messages: [],
    idempotency: null,
    timeZone: "America/Chicago",
  });
  const planned: Planned[] = [];
  const known = new Set<BuilderId>();
  for (;;) {
    const found = await ports.promises.find(id);
    if (!found) throw new Error("The request has no promise");
    for (const { builderId, invitedAt } of found.request.invitations) {
      if (known.has(builderId)) continue;
      known.add(builderId);
      planned.push(...plan(random, builderId, new Date(invitedAt.getTime() + 60_000)));
    }
    planned.sort((one, other) => one.at.getTime() - other.at.getTime());
    const [next] = planned;
    const dueAt = found.promise.nextEvaluationAt;
    const isEvent = next && (dueAt === null || next.at < dueAt);
    const at = isEvent ? next.at : dueAt;
    if (!at || at.getTime() - receivedAt.getTime() > watchedMs) return id;
    ports.clock.at = new Date(Math.max(at.getTime(), ports.clock.at.getTime()));
    if (isEvent) {
      planned.shift();
      const wasTaken = await happen(ports, id, next);
      if (!wasTaken) {
        const others = planned.filter(({ builderId }) => builderId !== next.builderId);
        planned.splice(0, planned.length, ...others);
      }
    } else {
      await evaluate(id);
    }
  }
}

function plan(random: () => number, builderId: BuilderId, deliveredAt: Date): Planned[] {
  const answers = { builderId, week: weeks.known, invited: 10, answered: 6, willingness: 0.6 };
  const reactions = reactionsTo(random, answers, deliveredAt, builderModel, weeks.real);
  return [
    { at: deliveredAt, builderId, kind: "delivered" },
    ...reactions.map((reaction) => ({ ...reaction, builderId })),
  ];
}

/** Saves the act of a builder or of the mail server. False: no seat is free, or the invitation is over. */
async function happen(ports: WalkPorts, id: QuoteRequestId, { builderId, kind }: Planned) {
  const found = await ports.promises.find(id);
  if (!found) throw new Error("The request has no promise");
  const { request, responses } = found;
  const at = ports.clock.now();
  const changed = (facts: Partial<Invitation>): QuoteRequest => ({
    ...request,
    updatedAt: at,
    invitations: request.invitations.map((each) =>
      each.builderId === builderId ? { ...each, ...facts } : each,
    ),
  });
  if (kind === "delivered") {
    await ports.quotes.save({ request: changed({ delivery: "sent", deliveredAt: at }) });
    return true;
  }
  if (kind === "decline") {
    const assignedBuilders = request.assignedBuilders.filter((one) => one !== builderId);
    const ended = changed({ removedAt: at, declinedAt: at, declineCode: "too-busy" });
    await ports.quotes.save({ request: { ...ended, assignedBuilders } });
    return true;
  }
  const step = acknowledge({ request, responses }, builderId, rules, at);
  if (!step.ok) return false;
  if (kind === "acknowledge") {
    await ports.quotes.save({ request: { ...step.value, updatedAt: at } });
    return true;
  }
  const responseId = `${id.slice(0, 24)}${builderId.slice(-6)}${id.slice(-6)}` as QuoteResponseId;
  const response = { ...beasResponse, id: responseId, quoteRequestId: id, builderId };
  await ports.quotes.save({
    request: { ...request, updatedAt: at },
    responses: [{ ...response, createdAt: at, updatedAt: at }],
  });
  return true;
}

/** The ledger of a request, without its random name and its hashes. */
export async function walkedEvents(ports: WalkPorts, id: QuoteRequestId) {
  const found = await ports.promises.find(id);
  if (!found) throw new Error("The request has no promise");
  const rows = await ports.promiseLedger.ofRequest(found.promise.ledgerId);
  return rows.map(({ at, kind, actor, detail }) => ({ at, kind, actor, detail }));
}

function numbered(start: string, number: number): string {
  return `${start}${String(number).padStart(12, "0")}`;
}
