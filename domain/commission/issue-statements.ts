import { builderTimeZone } from "../builder-profiles/capacity/builder-capacity.ts";
import type { BuilderProfileRepository } from "../builder-profiles/ports.ts";
import type { MailHolds } from "../messages/mail-hold.ts";
import { newMessage } from "../messages/new-message.ts";
import type { Message } from "../messages/ports.ts";
import { collectFailures } from "../shared/collect-failures.ts";
import type { BuilderId, Ids } from "../shared/id.ts";
import type { Clock } from "../shared/time/clock.ts";
import { dayThere } from "../shared/time/zone-time.ts";
import type { StatementNumbers, StatementRepository } from "./ports.ts";
import {
  followSums,
  monthToBill,
  openOf,
  remindersOf,
  type Statement,
  statementOf,
} from "./statement.ts";

export type StatementNeeds = {
  statements: StatementRepository;
  statementNumbers: StatementNumbers;
  builders: BuilderProfileRepository;
  mailHolds: MailHolds;
  ids: Ids;
  clock: Clock;
};

/** Statements looked at or made per run; the next run follows soon. */
const [lateAtOnce, issuedAtOnce] = [500, 2000];
/** How many builders one query looks at. It reads each one's entries since the last statement. */
const billedAtOnce = 50;

/**
 * Makes one statement for each builder with entries of a month to bill, once the operator has said who they are. Numbers follow the
 * greatest that the database or the journal beside it knows: a restored database repeats none. Without a journal it makes none.
 * A failing builder doesn't stop the others. Returns the number of statements.
 */
export function issueStatements(ports: StatementNeeds) {
  const { statements, statementNumbers, mailHolds, ids, clock } = ports;
  return async (_request: Record<never, never> = {}): Promise<number> => {
    // a copy makes no statements
    if (await mailHolds.find()) return 0;
    const { operator } = await statements.findOperator();
    if (!operator) return 0;
    const at = clock.now();
    const month = monthToBill(at, operator.timeZone);
    const listDue = (after: BuilderId | null) =>
      statements.listToBill(month, { after, limit: billedAtOnce });
    let due = await listDue(null);
    if (due.length === 0) return 0;
    const year = Number(dayThere(operator.timeZone, at).slice(0, 4));
    const last = await statements.lastNumber();
    const known = await statementNumbers.read();
    if (last && known.length === 0) throw new Error(lostJournal);
    // from the first statement on there is a journal
    await statementNumbers.add(last ?? { year, sequence: 0 });
    const atLeast = Math.max(
      0,
      ...known.flatMap((number) => (number.year === year ? [number.sequence] : [])),
    );
    let issued = 0;
    const { attempt, throwFailures } = collectFailures();
    const issueOne = async (builderId: BuilderId) => {
      const builder = await findBilled(ports, builderId);
      const statement = await statements.issue(
        { builderId, month, year, atLeast },
        ({ entries, terms, sequence }) => {
          const name = builder.name ?? entries.at(-1)?.builderName ?? "";
          const billed = { ...builder, name };
          const found = statementOf(
            { entries, operator, builder: billed, terms, month, sequence },
            { id: ids.next(), at },
          );
          return found && { ...found, messages: writeIssued(ports, found.statement, builder) };
        },
      );
      if (!statement) return;
      issued += 1;
      await statementNumbers.add(statement);
    };
    while (due.length > 0 && issued < issuedAtOnce) {
      for (const builderId of due) await attempt(() => issueOne(builderId));
      due = await listDue(due.at(-1) ?? null);
    }
    throwFailures();
    return issued;
  };
}

const lostJournal =
  "No statements are made: DATA_DIR/statements.jsonl is missing, so numbers could repeat";

type Billed = {
  id: BuilderId;
  name: string | null;
  address: string | null;
  place: string;
  timeZone: string;
};

/** The builder as of now; one who left has the name of its last entry. */
export async function findBilled(
  { builders }: Pick<StatementNeeds, "builders">,
  id: BuilderId,
): Promise<Billed> {
  const [builder] = await builders.findMany([id]);
  const { name = null, invitationEmail: address = null, city, state, country } = builder ?? {};
  return {
    id,
    name,
    address,
    place: [city, state, country].filter(Boolean).join(", "),
    timeZone: (builder && builderTimeZone(builder)) ?? "UTC",
  };
}

type Written = { name: string | null; address: string | null };

function writeIssued(ports: { ids: Ids }, statement: Statement, to: Written): Message[] {
  return writeOf(ports, statement, to, {
    at: statement.issuedAt,
    key: "issued",
    letter: (facts) => ({ kind: "statement-issued", ...facts }),
  });
}

type Facts = {
  to: { name: string; address: string };
  builderName: string;
  statementId: string;
  number: string;
  total: number;
  open: number;
  dueOn: string;
};

/** An email about a statement, unless the builder left. */
export function writeOf(
  ports: { ids: Ids },
  statement: Statement,
  { name, address }: Written,
  {
    at,
    key,
    letter,
  }: { at: Date; key: string; letter: (facts: Facts) => Parameters<typeof newMessage>[1] },
): Message[] {
  if (!name || !address) return [];
  const { id, number, total, dueOn, builderId } = statement;
  const facts = {
    to: { name, address },
    builderName: name,
    statementId: id,
    number,
    total,
    open: openOf(statement),
    dueOn,
  };
  const dedupeKey = `statement/${id}/${key}`;
  return [newMessage(ports, letter(facts), { at, dedupeKey, builderId })];
}

/**
 * Statements whose last day is over where their builder is become overdue, with an email then and
 * after 7 and 21 days, once each; of several that are over, one. Returns the number looked at.
 */
export function followStatements(ports: StatementNeeds) {
  const { statements, mailHolds, clock } = ports;
  return async (_request: Record<never, never> = {}): Promise<number> => {
    if (await mailHolds.find()) return 0;
    const at = clock.now();
    const late = await statements.listLate(at, lateAtOnce);
    const { attempt, throwFailures } = collectFailures();
    for (const { id, builderId } of late) {
      await attempt(async () => {
        const builder = await findBilled(ports, builderId);
        await statements.change(id, ({ statement }) => {
          const today = dayThere(builder.timeZone, at);
          const reminders = remindersOf(statement, today);
          if (reminders <= statement.reminders) return null;
          const next = followSums({ ...statement, reminders }, today);
          if (next.state !== "overdue") return null;
          const messages = writeOf(ports, next, builder, {
            at,
            key: `overdue/${reminders}`,
            letter: (facts) => ({ kind: "statement-overdue", ...facts }),
          });
          return { statements: [next], entries: [], messages };
        });
      });
    }
    throwFailures();
    return late.length;
  };
}
