/** Constraints of a field. Lengths are in characters; `entries` limits a list. */
export type FieldRule = (
  | {
      type: "text";
      most: number;
      least?: number;
      orNull?: boolean;
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
