import { adminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { PromisePolicies, PromiseQueue, QueuedPromise } from "../promise/ports.ts";
import type { PromiseMode } from "../promise/promise-policy.ts";
import type { QueuedStanding } from "../promise/quote-promise.ts";
import type { BuilderId } from "../shared/id.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result } from "../shared/result.ts";

type Needs = {
  promiseQueue: PromiseQueue;
  promisePolicies: PromisePolicies;
  builders: BuilderProfileRepository;
};
type ListQueue = { standing: QueuedStanding | null; page: PageRequest; by: Principal };
type Queue = Page<QueuedPromise> & {
  mode: PromiseMode;
  counts: Record<QueuedStanding, number>;
  /** Names of the proposed builders. */
  names: ReadonlyMap<BuilderId, string>;
};

/** An admin lists the promises that need them, earliest due first. */
export function listPromiseQueue({ promiseQueue, promisePolicies, builders }: Needs) {
  return async ({
    standing,
    page,
    by,
  }: ListQueue): Promise<Result<Queue, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const [{ items, next }, counts, policy] = await Promise.all([
      promiseQueue.list(standing, page),
      promiseQueue.counts(),
      promisePolicies.current(),
    ]);
    const names = await nameProposed(builders, items);
    return ok({ items, next, counts, mode: policy.params.mode, names });
  };
}

/** Names of the builders in these proposals, and of others, in one read. */
export async function nameProposed(
  builders: BuilderProfileRepository,
  queued: readonly Pick<QueuedPromise, "promise">[],
  others: readonly BuilderId[] = [],
): Promise<ReadonlyMap<BuilderId, string>> {
  const proposed = queued.flatMap(({ promise }) =>
    (promise.proposal?.invitations ?? []).map(({ builderId }) => builderId),
  );
  const ids = [...proposed, ...others];
  if (ids.length === 0) return new Map();
  const found = await builders.findMany([...new Set(ids)]);
  return new Map(found.map(({ id, name }) => [id, name]));
}
