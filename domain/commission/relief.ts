import type { Cents } from "../shared/money/money.ts";
import { balanceOf, type CommissionEntry, type NewEntry } from "./entry.ts";
import type { StatementRead } from "./ports.ts";
import {
  followSums,
  listedKinds,
  openOf,
  type Statement,
  settlingEntry,
  taxOf,
} from "./statement.ts";

const isListed = ({ kind }: Pick<CommissionEntry, "kind">) =>
  listedKinds.some((listed) => listed === kind);

/** The amount of a statement that was given up. */
export const writtenOff = ({ since }: Pick<StatementRead, "since">): Cents =>
  0 - balanceOf(since.filter(({ kind }) => kind === "written-off"));

export type Relief = {
  entries: NewEntry[];
  /** All that were given, after it. */
  statements: Statement[];
  /** Of what is taken off, without tax: what the next statement credits. */
  credited: Cents;
};

/**
 * Takes the amount of `off`, which is below zero, off the statements that demand it of the same
 * request, in their order and with its tax: of the open amount first, then of the amount that was
 * written off, since it was never paid. A paid amount stays for the next statement, as a credit. A
 * statement's lines and total stay as they were issued.
 */
export function relieve(off: NewEntry, places: readonly StatementRead[], today: string): Relief {
  let rest = 0 - off.amount;
  const entries: NewEntry[] = [];
  const statements = places.map((place) => {
    const { statement, since } = place;
    const ofJob = [...place.entries, ...since].filter(
      (entry) => isListed(entry) && entry.requestId === off.requestId && entry.round === off.round,
    );
    const net = Math.min(Math.max(balanceOf(ofJob), 0), rest);
    if (net === 0) return followSums(statement, today);
    const demanded = statement.net + balanceOf(since.filter(isListed));
    const gross = net + taxOf(demanded, statement) - taxOf(demanded - net, statement);
    const ofOpen = Math.min(gross, Math.max(openOf(statement), 0));
    const ofWrittenOff = Math.min(gross - ofOpen, writtenOff(place));
    const covered = ofOpen + ofWrittenOff;
    const netCovered = covered === gross ? net : Math.floor((net * covered) / gross);
    const about = (kind: "taxed" | "written-off", amount: Cents, text: string) =>
      amount === 0 ? [] : [settlingEntry(statement, { kind, amount, text, at: off.at })];
    if (covered === 0) return followSums(statement, today);
    entries.push(
      { ...off, amount: 0 - netCovered, statementId: statement.id },
      ...about("taxed", netCovered - covered, "Tax"),
      ...about("written-off", ofWrittenOff, off.text),
    );
    rest -= netCovered;
    const takenOff = statement.takenOff + covered;
    const settled = statement.settled - ofWrittenOff;
    return followSums({ ...statement, takenOff, settled }, today);
  });
  if (rest > 0) entries.push({ ...off, amount: 0 - rest });
  return { entries, statements, credited: rest };
}
