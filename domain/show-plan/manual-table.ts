import { type BoothRules, boothKinds, type KindRules } from "../booth-rules/booth-rules.ts";
import { readTable } from "../shared/files/read-table.ts";
import type { ShowDeadline } from "./plan.ts";

/** A value read from a table, and the row of each part of it, by its path in calls. */
export type ReadPart<Value> = { value: Value; rowOf: (path: string) => number | null };
export type ReadManual<Value> = ReadPart<Value> | { brokenRow: number };

const line = (cells: readonly (string | number | null)[]) =>
  cells
    .map((cell) => {
      const text = `${cell ?? ""}`;
      return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(",");

const deadlineHead = ["deadline", "day", "source", "address", "as of"];

/** Deadlines of a show as CSV with a header. */
export function deadlinesTable(deadlines: readonly ShowDeadline[]): string {
  const rows = deadlines.map(({ key, day, source, address, asOf }) =>
    line([key, day, source, address, asOf]),
  );
  return [line(deadlineHead), ...rows].join("\n");
}

/** Parses deadlines as a call takes them; their values are not checked. */
export function readDeadlines(text: string): ReadManual<ShowDeadline[]> {
  const table = readTable(text);
  if (!("rows" in table)) return table;
  const rows = table.rows.filter(({ cells }) => cells[0]?.toLowerCase() !== deadlineHead[0]);
  const value = rows.map(({ cells: [key = "", day = "", source = "", address, asOf = ""] }) => ({
    key: key as ShowDeadline["key"],
    day,
    source,
    address: address || null,
    asOf,
  }));
  return { value, rowOf: (path) => rows[Number(/^deadlines\.(\d+)/.exec(path)?.[1])]?.row ?? null };
}

const facts = ["name", "source", "address", "as of", "reusable"] as const;
const lengths = [
  ["height", "heightMm"],
  ["back wall", "backMm"],
  ["front", "frontMm"],
  ["front part", "frontPart"],
  ["back wall by aisles", "sideBackMm"],
  ["sign", "sign"],
  ["top of sign", "signTopMm"],
  ["closed percent", "closedShare"],
] as const satisfies [string, keyof KindRules][];
const placeHead = ["place", ...lengths.map(([head]) => head)];
const approvalHead = ["approval", "by", "days before", "from"];

/** A show's rules as CSV: facts, places of a booth, and approvals. Lengths are in millimeters. */
export function rulesTable(rules: BoothRules): string {
  const { name, source, address, asOf, reusable, byType, approvals } = rules;
  return [
    line(["name", name]),
    line(["source", source]),
    line(["address", address]),
    line(["as of", asOf]),
    line(["reusable", reusable]),
    line(placeHead),
    ...boothKinds.map((kind) => line([kind, ...lengths.map(([, key]) => byType[kind][key])])),
    line(approvalHead),
    ...approvals.map(({ when, by, daysBefore, from }) => line([when, by, daysBefore, from])),
  ].join("\n");
}

/** Parses rules as a call takes them; their values are not checked. */
export function readRules(text: string): ReadManual<BoothRules> {
  const table = readTable(text);
  if (!("rows" in table)) return table;
  const rowOf = new Map<string, number>();
  const found: Record<string, unknown> = { address: null, reusable: null };
  const byType: Record<string, unknown> = {};
  const approvals: unknown[] = [];
  for (const { row, cells } of table.rows) {
    const [first = "", ...rest] = cells;
    const head = first.toLowerCase();
    if (head === placeHead[0] || head === approvalHead[0]) continue;
    if (facts.some((fact) => fact === head)) {
      const name = head === "as of" ? "asOf" : head;
      found[name] = rest[0] || null;
      rowOf.set(`rules.${name}`, row);
    } else if (boothKinds.some((kind) => kind === head)) {
      byType[head] = Object.fromEntries(
        lengths.map(([, key], at) => [key, lengthOf(key, rest[at] ?? "")]),
      );
      rowOf.set(`rules.byType.${head}`, row);
    } else {
      const [by, days, from] = rest;
      rowOf.set(`rules.approvals.${approvals.length}`, row);
      approvals.push({ when: head, by, daysBefore: Number(days), from });
    }
  }
  const value = { ...found, byType, approvals } as unknown as BoothRules;
  const longest = (path: string) =>
    [...rowOf.keys()].filter((key) => path === key || path.startsWith(`${key}.`)).at(-1);
  return { value, rowOf: (path) => rowOf.get(longest(path) ?? "") ?? null };
}

function lengthOf(key: keyof KindRules, text: string): string | number | null {
  if (key === "sign" || text === "half") return text;
  return text === "" ? null : Number(text);
}
