import type { Meaning } from "../shared/files/spreadsheet-damage.ts";
import type { BuilderId } from "../shared/id.ts";
import type { SafeHtml } from "../shared/text/safe-html.ts";

/** Constraints of a field. Lengths are in characters; `entries` limits a list. */
export type FieldRule = (
  | {
      type: "text";
      most: number;
      least?: number;
      orNull?: boolean;
      /** The kind of text that a spreadsheet may have taken for a date or a sum. */
      means?: Meaning;
      /** Normalizes spelling variants of sources. */
      spell?: (text: string) => string;
    }
  /** "Registration Open" is the known word registration-open; any other stays as it was written. */
  | { type: "word"; most: number; or: string; known: readonly string[] }
  | { type: "year" | "day" | "instant" | "link" | "email" | "picture" | "builder" }
  | { type: "html"; most: number; orNull?: boolean }
  | { type: "list"; entries: number; most: number }
  | { type: "links" | "pictures"; entries: number }
  | { type: "number"; least: number; most: number; isWhole: boolean; or: number | null }
  | { type: "flag"; or: boolean }
) & {
  /** Other names that a property may have, beside the field's own. */
  names?: readonly string[];
  /** The side that wins when both changed the field; by default the later edit. */
  owner?: "source";
};

/** A field's value as stored. Instants are ISO texts, days YYYY-MM-DD. */
export type FieldValue = string | number | boolean | string[] | null;
export type Fields = Record<string, FieldValue>;

/** The values that a rule lets through, or that a field under it has when it was never set. */
export type ValueUnder<Rule extends FieldRule> = Rule extends { type: "flag" }
  ? boolean
  : Rule extends { type: "number"; or: infer Or }
    ? number | Extract<Or, null>
    : Rule extends { type: "list" | "links" | "pictures" }
      ? string[]
      : TextUnder<Rule>;

type TextUnder<Rule extends FieldRule> = Rule extends { type: "html" }
  ? OrNull<SafeHtml, Rule>
  : Rule extends { type: "text" }
    ? OrNull<string, Rule>
    : Rule extends { type: "word" }
      ? string
      : Rule extends { type: "builder" }
        ? BuilderId | null
        : string | null;

type OrNull<Value, Rule> = Rule extends { orNull: true } ? Value | null : Value;

/** The value of a field that was never set. */
export function emptyOf(rule: FieldRule): FieldValue {
  switch (rule.type) {
    case "list":
    case "links":
    case "pictures":
      return [];
    case "number":
    case "flag":
    case "word":
      return rule.or;
    case "text":
    case "html":
      return rule.orNull ? null : "";
    default:
      return null;
  }
}
