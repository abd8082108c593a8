import { adminOf } from "../accounts/admin-of.ts";
import { needsReauthentication } from "../accounts/needs-reauthentication.ts";
import type { UserRepository } from "../accounts/ports.ts";
import { approvedBuilder, type Principal } from "../accounts/principal.ts";
import type { NotAllowed, NotSignedIn, ReauthenticationNeeded } from "../accounts/refusals.ts";
import { newMessage } from "../messages/new-message.ts";
import type { Cents } from "../shared/money/money.ts";
import type { Page, PageRequest } from "../shared/page.ts";
import { ok, type Result, refuse } from "../shared/result.ts";
import { dayThere } from "../shared/time/zone-time.ts";
import { retryStale } from "../shared/writes/retry-stale.ts";
import {
  type Contest,
  type ContestCode,
  type ContestId,
  contestLimits,
  withTax,
} from "./contest.ts";
import {
  balanceOf,
  type CommissionEntry,
  type EntryId,
  keyAfter,
  type StatementId,
} from "./entry.ts";
import { findBilled, type StatementNeeds, writeOf } from "./issue-statements.ts";
import type { ListedContest } from "./ports.ts";
import type {
  ContestDecided,
  ContestNotFound,
  ContestRefused,
  StatementNotFound,
} from "./refusals.ts";
import { followSums, settlingEntry } from "./statement.ts";

type Needs = StatementNeeds & { users: UserRepository };

type Asked = {
  statementId: StatementId;
  entryId: EntryId;
  code: ContestCode;
  text: string;
  by: Principal;
};

/**
 * A builder contests an entry of their statement in the days that its rates give: once, and its
 * amount is not due until an admin decides. Admins are emailed.
 */
export function contestEntry(ports: Needs) {
  const { statements, users, ids, clock } = ports;
  return ({
    statementId,
    entryId,
    code,
    text,
    by,
  }: Asked): Promise<Result<null, NotSignedIn | StatementNotFound | ContestRefused>> =>
    retryStale(async () => {
      if (by.kind === "visitor") return refuse({ kind: "not-signed-in" });
      const own = approvedBuilder(by);
      const found = await statements.find(statementId);
      if (!own || found?.statement.builderId !== own.id) {
        return refuse({ kind: "statement-not-found" });
      }
      const at = clock.now();
      const builder = await findBilled(ports, own.id);
      const today = dayThere(builder.timeZone, at);
      const { entries, contests } = found;
      const entry = entries.find(({ id }) => id === entryId);
      if (!entry || entry.amount <= 0) return refuse({ kind: "contest-refused", why: "no-entry" });
      if (contests.some((contest) => contest.entryId === entryId)) {
        return refuse({ kind: "contest-refused", why: "once" });
      }
      if (contests.length >= contestLimits.ofStatement) {
        return refuse({ kind: "contest-refused", why: "too-many" });
      }
      if (today > found.statement.contestUntil || found.statement.state === "closed") {
        return refuse({ kind: "contest-refused", why: "too-late" });
      }
      const contest: Contest = {
        id: ids.next(),
        statementId,
        entryId,
        builderId: own.id,
        code,
        text,
        at,
        by: by.user.id,
        decidedAt: null,
        decidedBy: null,
        amount: null,
        words: null,
      };
      const admins = await users.listByType("admin");
      await statements.change(statementId, (statement) => {
        const contested = statement.contested + withTax(entry, statement);
        const messages = admins.map(({ firstName, email }) =>
          newMessage(
            ports,
            {
              kind: "contest-received",
              to: { name: firstName, address: email },
              builderName: statement.legal.builder.name,
              number: statement.number,
              show: entry.text,
              text,
            },
            { at, dedupeKey: `contest/${contest.id}/${email}`, builderId: own.id },
          ),
        );
        return {
          statement: followSums({ ...statement, contested }, today),
          entries: [],
          messages,
          contest,
          audit: {
            actorId: by.user.id,
            action: "commission.contested",
            detail: { number: statement.number, entryId, code },
          },
        };
      });
      return ok(null);
    });
}

/** An admin reads undecided contests, newest first. */
export function listContests({ statements }: Pick<Needs, "statements">) {
  return async ({
    page,
    by,
  }: {
    page: PageRequest;
    by: Principal;
  }): Promise<Result<Page<ListedContest>, NotSignedIn | NotAllowed>> => {
    const admin = adminOf(by);
    return admin.ok ? ok(await statements.listContests(page)) : admin;
  };
}

/** The step from what stands of an entry to the right amount; none once it is waived or reversed. */
function missing(amount: Cents, entry: CommissionEntry, entries: readonly CommissionEntry[]) {
  if (entry.kind !== "accrued") return amount - entry.amount;
  const ofRound = entries.filter(({ round }) => round === entry.round);
  const isOver = ofRound.some(({ kind }) => kind === "waived" || kind === "reversed");
  return isOver ? 0 : amount - balanceOf(ofRound);
}

type Decide = {
  contestId: ContestId;
  /** The right amount of the entry; null: it stays. */
  amount: Cents | null;
  words: string;
  by: Principal;
};

/**
 * An admin decides a contest, after a recent re-authentication. The difference is on the next
 * statement; the builder reads the admin's words.
 */
export function decideContest(ports: Needs) {
  const { statements, clock } = ports;
  return ({
    contestId,
    amount,
    words,
    by,
  }: Decide): Promise<
    Result<
      null,
      NotSignedIn | NotAllowed | ReauthenticationNeeded | ContestNotFound | ContestDecided
    >
  > =>
    retryStale(async () => {
      const admin = adminOf(by);
      if (!admin.ok) return admin;
      const at = clock.now();
      if (needsReauthentication(admin.value, at)) return refuse({ kind: "fresh-proof-needed" });
      const found = await statements.findOfContest(contestId);
      const contest = found?.contests.find(({ id }) => id === contestId);
      const entry = found?.entries.find(({ id }) => id === contest?.entryId);
      if (!found || !contest || !entry) return refuse({ kind: "contest-not-found" });
      const builder = await findBilled(ports, contest.builderId);
      const actorId = admin.value.user.id;
      const entries = await statements.findEntriesOfRequest(entry.id);
      const difference = amount === null ? 0 : missing(amount, entry, entries);
      let isDecided = false;
      await statements.change(contest.statementId, (statement, contests) => {
        isDecided = contests.some(({ id, decidedAt }) => id === contestId && decidedAt !== null);
        if (isDecided) return null;
        const contested = statement.contested - withTax(entry, statement);
        const today = dayThere(builder.timeZone, at);
        const next = followSums({ ...statement, contested }, today);
        const { id: _id, ...facts } = entry;
        const adjusted = {
          ...facts,
          at,
          month: settlingEntry(statement, { kind: "adjusted", amount: 0, text: "", at }).month,
          kind: "adjusted" as const,
          amount: difference,
          actor: actorId,
          reverses: entry.id,
          key: keyAfter(entry.id, entries),
        };
        return {
          statement: next,
          entries: difference === 0 ? [] : [adjusted],
          messages: writeOf(ports, next, builder, {
            at,
            key: `contest/${contestId}`,
            letter: (facts) => ({
              kind: "contest-decided",
              ...facts,
              show: entry.text,
              difference,
              words,
            }),
          }),
          contest: { ...contest, decidedAt: at, decidedBy: actorId, amount, words },
          audit: {
            actorId,
            action: "commission.contest-decided",
            detail: { number: statement.number, contestId, amount },
          },
        };
      });
      return isDecided ? refuse({ kind: "contest-decided" }) : ok(null);
    });
}
