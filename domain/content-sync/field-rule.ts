/** What a field may hold. Lengths are characters; `entries` is how many a list may have. */
export type FieldRule = (
  | {
      type: "text";
      most: number;
      least?: number;
      orNull?: boolean;
      /** One spelling for what sources write in several ways. */
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
  /** Who is right when both sides changed it: unless it says, whoever came last. */
  owner?: "source";
};

/** The value of a field, ready to be kept. Instants are ISO texts, days YYYY-MM-DD. */
export type FieldValue = string | number | boolean | string[] | null;
export type Fields = Record<string, FieldValue>;

/** What a field holds when nothing was ever said. */
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
