import { adminOf, provenAdminOf } from "../accounts/admin-of.ts";
import type { Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../accounts/refusals.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import { newMessage } from "../messages/new-message.ts";
import type { BuilderId, Ids } from "../shared/id.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import type { Clock } from "../shared/time/clock.ts";
import { StaleWriteError } from "../shared/writes/stale-write.ts";
import type { CommissionRateRepository } from "./ports.ts";
import { type CommissionParams, type CommissionRates, earliestStart } from "./rates.ts";
import { offered } from "./rates-text.ts";
import type {
  RatedBuilderUnknown,
  RatesNotSet,
  RatesTooSoon,
  RateVersionsChanged,
} from "./refusals.ts";

type Needs = {
  commissionRates: CommissionRateRepository;
  builders: BuilderProfileRepository;
  ids: Ids;
  clock: Clock;
};

/** As many versions as an admin reads. */
const shownVersions = 200;

/** All versions of rates, newest first, with the names of builders with exceptions. */
export type RateVersions = {
  versions: CommissionRates[];
  names: ReadonlyMap<BuilderId, string>;
  current: CommissionRates | null;
  /** When the next general rates may begin. */
  earliest: Date;
};

/** An admin reads all versions of the rates. */
export function listRateVersions({ commissionRates, builders, clock }: Needs) {
  return async ({
    by,
  }: {
    by: Principal;
  }): Promise<Result<RateVersions, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    if (!admin.ok) return admin;
    const now = clock.now();
    const [versions, { current }] = await Promise.all([
      commissionRates.listVersions(shownVersions),
      commissionRates.findRates(null, now),
    ]);
    const ids = versions.flatMap(({ builderId }) => (builderId ? [builderId] : []));
    const names = new Map((await builders.findNames(ids)).map(({ id, name }) => [id, name]));
    const hasRates = versions.some(({ builderId }) => builderId === null);
    return ok({ versions, names, current, earliest: earliestStart(hasRates, now) });
  };
}

type SetRates = {
  /** The latest version that the admin read; 0: there was none. */
  seen: number;
  params: CommissionParams;
  /** The first day; null: as early as may be. */
  from: Date | null;
  by: Principal;
};
type Refused =
  | NotSignedIn
  | NotAllowed
  | ReauthenticationNeeded
  | RatesTooSoon
  | RateVersionsChanged;

/**
 * An admin sets the general rates, after a recent re-authentication: the first at once, later ones
 * with 30 days' notice by email to builders who agreed to earlier ones.
 */
export function setRates(ports: Needs) {
  const { commissionRates, clock } = ports;
  return async ({
    seen,
    params,
    from,
    by,
  }: SetRates): Promise<Result<CommissionRates, Refused>> => {
    const now = clock.now();
    const admin = provenAdminOf(by, now);
    if (!admin.ok) return admin;
    const { current, next } = await commissionRates.findRates(null, now);
    const earliest = earliestStart(current !== null || next !== null, now);
    if (from && from < earliest) return refuse({ kind: "rates-too-soon", earliest });
    const setBy = admin.value.user.id;
    const rates = {
      builderId: null,
      from: from ?? earliest,
      until: null,
      reason: null,
      setBy,
      params,
    };
    const version = seen + 1;
    const audit = {
      actorId: setBy,
      action: "commission.rates-set",
      detail: { version, ...params },
    };
    const messages = current ? await writeNotices(ports, { ...rates, version }, now) : [];
    return stored(() => commissionRates.addVersion(seen, rates, { audit, messages }));
  };
}

/** Emails about new rates to the builders who agreed to earlier ones. */
async function writeNotices(
  { commissionRates, builders, ids }: Needs,
  rates: CommissionRates,
  at: Date,
) {
  const agreed = await builders.findMany(await commissionRates.listAgreed());
  const { version, from, text } = offered(rates);
  return agreed.flatMap(({ id, name, invitationEmail }) => {
    if (!invitationEmail) return [];
    const letter = {
      kind: "rates-change" as const,
      to: { name, address: invitationEmail },
      builderName: name,
      rates: text,
      from: from.toISOString(),
    };
    return [
      newMessage({ ids }, letter, {
        at,
        dedupeKey: `rates-change/${version}/${id}`,
        builderId: id,
      }),
    ];
  });
}

type SetException = Omit<SetRates, "from"> & {
  builderId: BuilderId;
  /** The exception's last moment; null: it stays. */
  until: Date | null;
  reason: string | null;
};

/**
 * An admin gives one builder rates of their own, after a recent re-authentication. They hold once
 * the builder agrees to them, and general rates again after `until`.
 */
export function setException({ commissionRates, builders, clock }: Needs) {
  return async ({
    seen,
    params,
    builderId,
    until,
    reason,
    by,
  }: SetException): Promise<
    Result<CommissionRates, Refused | RatesNotSet | RatedBuilderUnknown>
  > => {
    const now = clock.now();
    const admin = provenAdminOf(by, now);
    if (!admin.ok) return admin;
    const { current } = await commissionRates.findRates(null, now);
    if (!current) return refuse({ kind: "rates-not-set" });
    const [builder] = await builders.findNames([builderId]);
    if (!builder) return refuse({ kind: "rated-builder-unknown" });
    const setBy = admin.value.user.id;
    const detail = { version: seen + 1, builderId, until, reason, ...params };
    const audit = { actorId: setBy, action: "commission.exception-set", detail };
    const rates = { builderId, from: now, until, reason, setBy, params };
    return stored(() => commissionRates.addVersion(seen, rates, { audit, messages: [] }));
  };
}

async function stored<Value>(
  save: () => Promise<Value>,
): Promise<Result<Value, RateVersionsChanged>> {
  try {
    return ok(await save());
  } catch (error) {
    if (error instanceof StaleWriteError) return refuse({ kind: "rate-versions-changed" });
    throw error;
  }
}
