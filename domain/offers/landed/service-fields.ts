import { fields } from "../../shared/fields.ts";

const rate = { kind: "money", max: 10_000_00 } as const;
const handling = { ...rate, part: "Material handling (drayage)" } as const;
const labor = { ...rate, part: "Labor", hint: "An hour" } as const;
const rigging = { ...labor, part: "Rigging" } as const;
const electricians = { ...labor, part: "Electricians and power" } as const;
const straight = { label: "Straight time", required: true } as const;
const overtime = { label: "Overtime", required: true } as const;
const double = { label: "Double time" } as const;

/**
 * The fields of a show's rates, in the order of an exhibitor manual. A name with a dot is a field
 * of a group, which is known as a whole or not at all.
 */
export const serviceFields = fields({
  "materialHandling.advance": {
    ...handling,
    label: "To the advance warehouse",
    named: "Material handling, advance",
    required: true,
  },
  "materialHandling.direct": {
    ...handling,
    label: "Direct to the show",
    named: "Material handling, direct",
    required: true,
  },
  "materialHandling.special": { ...handling, label: "Special handling", hint: "Per unit" },
  "materialHandling.uncrated": { ...handling, label: "Uncrated freight", hint: "Per unit" },
  "materialHandling.smallPackage": { ...handling, label: "Small package", hint: "Each" },
  "materialHandling.per": {
    kind: "option",
    options: { cwt: "CWT (100 lb)", lb: "Pound" },
    label: "Billed per",
    invalid: "Per must be cwt or lb",
    part: handling.part,
    else: "cwt",
  },
  "materialHandling.minimumCwt": {
    kind: "whole",
    max: 100,
    label: "Minimum CWT",
    tooLong: "Minimum CWT must be 100 or fewer",
    hint: "Per shipment",
    part: handling.part,
    else: 2,
  },
  /** Surcharge for a late shipment. */
  "materialHandling.latePercent": {
    kind: "percent",
    label: "Late surcharge",
    hint: "In percent",
    part: handling.part,
    else: 0,
  },
  "labor.straight": { ...labor, ...straight, named: "Labor on straight time" },
  "labor.overtime": { ...labor, ...overtime, named: "Labor on overtime" },
  "labor.double": { ...labor, ...double, named: "Labor on double time" },
  minimumHours: {
    kind: "halves",
    max: 100,
    label: "Minimum hours",
    hint: "Per worker, in half hours",
    part: labor.part,
    else: 4,
  },
  "rigging.straight": { ...rigging, ...straight, named: "Rigging on straight time" },
  "rigging.overtime": { ...rigging, ...overtime, named: "Rigging on overtime" },
  "rigging.double": { ...rigging, ...double, named: "Rigging on double time" },
  "electricians.straight": { ...electricians, ...straight, named: "Electricians on straight time" },
  "electricians.overtime": { ...electricians, ...overtime, named: "Electricians on overtime" },
  "electricians.double": { ...electricians, ...double, named: "Electricians on double time" },
  outlet: { ...electricians, label: "Power outlet", hint: "Each, with its power" },
});

/** The fields of a group, by their names within it. */
export type GroupOf<Table, Group extends string> = {
  [Name in keyof Table as Name extends `${Group}.${infer Own}` ? Own : never]: Table[Name];
};
export function groupOf<Table extends object, Group extends string>(table: Table, group: Group) {
  const entries = Object.entries(table).flatMap(([name, value]) =>
    name.startsWith(`${group}.`) ? [[name.slice(group.length + 1), value]] : [],
  );
  return Object.fromEntries(entries) as GroupOf<Table, Group>;
}
