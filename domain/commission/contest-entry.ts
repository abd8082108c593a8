import { adminOf, provenAdminOf } from "../accounts/admin-of.ts";
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
import { balanceOf, type CommissionEntry, type EntryId, type StatementId } from "./entry.ts";
import { findBilled, type StatementNeeds, writeOf } from "./issue-statements.ts";
import type { ListedContest, StatementRead } from "./ports.ts";
import type {
  ContestDecided,
  ContestNotFound,
  ContestRefused,
  StatementNotFound,
} from "./refusals.ts";
import { relieve } from "./relief.ts";
import { followSums, openOf, settlingEntry } from "./statement.ts";

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
      const admins = await users.listByType("admin");
      let why: ContestRefused["why"] | null = null;
      await statements.change(statementId, (read) => {
        const { statement } = read;
        const entry = read.entries.find(({ id }) => id === entryId);
        why = whyNotContested(read, entry, today);
        if (why || !entry) return null;
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
        const { number, legal } = statement;
        const messages = admins.map(({ firstName, email }) =>
          newMessage(
            ports,
            {
              kind: "contest-received",
              to: { name: firstName, address: email },
              builderName: legal.builder.name,
              number,
              show: entry.text,
              text,
            },
            { at, dedupeKey: `contest/${contest.id}/${email}`, builderId: own.id },
          ),
        );
        const contested = statement.contested + withTax(entry, statement);
        return {
          statements: [followSums({ ...statement, contested }, today)],
          entries: [],
          messages,
          contest,
          audit: {
            actorId: by.user.id,
            action: "commission.contested",
            detail: { number, entryId, code },
          },
        };
      });
      return why ? refuse({ kind: "contest-refused", why }) : ok(null);
    });
}

function whyNotContested(
  { statement, contests }: StatementRead,
  entry: CommissionEntry | undefined,
  today: string,
): ContestRefused["why"] | null {
  if (!entry || entry.amount <= 0) return "no-entry";
  if (contests.some(({ entryId }) => entryId === entry.id)) return "once";
  if (contests.length >= contestLimits.ofStatement) return "too-many";
  return today > statement.contestUntil || statement.state === "closed" ? "too-late" : null;
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
export function missing(
  amount: Cents,
  entry: CommissionEntry,
  entries: readonly CommissionEntry[],
): Cents {
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
 * An admin decides a contest, after a recent re-authentication. Less is taken off the statement, or
 * credited on the next one as far as it was paid; more is on the next one. The builder reads the
 * admin's words.
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
      const at = clock.now();
      const admin = provenAdminOf(by, at);
      if (!admin.ok) return admin;
      const contest = await statements.findContest(contestId);
      if (!contest) return refuse({ kind: "contest-not-found" });
      const { entryId, statementId, builderId } = contest;
      const builder = await findBilled(ports, builderId);
      const today = dayThere(builder.timeZone, at);
      const actorId = admin.value.user.id;
      let isDecided = false;
      await statements.changeEntry(entryId, ({ entries, statements: all }) => {
        const read = all.find(({ statement }) => statement.id === statementId);
        const entry = read?.entries.find(({ id }) => id === entryId);
        if (!read || !entry) return null;
        isDecided = read.contests.some(({ id, decidedAt }) => id === contestId && decidedAt);
        if (isDecided) return null;
        const before = read.statement;
        const statement = { ...before, contested: before.contested - withTax(entry, before) };
        const difference = amount === null ? 0 : missing(amount, entry, entries);
        const { id: reverses, ...facts } = entry;
        const { month } = settlingEntry(before, { kind: "adjusted", amount: 0, text: "", at });
        const adjusted = {
          ...facts,
          at,
          month,
          kind: "adjusted" as const,
          amount: difference,
          actor: actorId,
          reverses,
        };
        const places = [{ ...read, statement }, ...all.filter((other) => other !== read)];
        const change =
          difference < 0
            ? relieve(adjusted, places, today)
            : {
                statements: [followSums(statement, today)],
                entries: difference === 0 ? [] : [adjusted],
                credited: -difference,
              };
        const [next = statement] = change.statements;
        const takenOff = openOf(before) - openOf(next);
        return {
          ...change,
          messages: writeOf(ports, next, builder, {
            at,
            key: `contest/${contestId}`,
            letter: (facts) => ({
              kind: "contest-decided",
              ...facts,
              show: entry.text,
              takenOff,
              next: 0 - change.credited,
              words,
            }),
          }),
          contest: { ...contest, decidedAt: at, decidedBy: actorId, amount, words },
          audit: {
            actorId,
            action: "commission.contest-decided",
            detail: { number: before.number, contestId, amount },
          },
        };
      });
      return isDecided ? refuse({ kind: "contest-decided" }) : ok(null);
    });
}
