import type { Meaning } from "./files/spreadsheet-damage.ts";
import type { BuilderId } from "./id.ts";
import type { SafeHtml } from "./text/safe-html.ts";

/**
 * A field's kind. `max`: maximum length of texts in characters, else the maximum number; `least`:
 * the minimum number, 0 by default; `entries`: maximum length of a list.
 */
type Kind =
  /** Single-line text. */
  | { kind: "text"; max: number; means?: Meaning; spell?: (text: string) => string }
  /** Multi-line text. */
  | { kind: "prose"; max: number }
  /** Stored HTML. A call sends plain text of at most `typedMax` characters for it. */
  | { kind: "html"; max: number; typedMax?: number }
  | { kind: "whole"; max: number; least?: number }
  | { kind: "decimal"; max: number }
  /** US cents; entered in dollars. */
  | { kind: "money"; max: number; least?: number }
  /** Thousandths of a percent; entered as a percentage. */
  | { kind: "percent" }
  /** Whole and half numbers. */
  | { kind: "halves"; max: number }
  /** One of these values, each with its label. */
  | { kind: "option"; options: Readonly<Record<string, string>> }
  /** Whole US dollars. */
  | { kind: "dollars"; max: number; least?: number }
  /**
   * A known value: "Registration Open" is parsed as registration-open. Any other text is kept
   * unchanged.
   */
  | { kind: "choice"; max: number; known: readonly string[] }
  /**
   * A list of single-line texts. A form has room for `formMax` entries; a call sends at most
   * `typedMax` characters each.
   */
  | { kind: "list"; entries: number; max: number; formMax?: number; typedMax?: number }
  | { kind: "urls" | "pictures"; entries: number }
  | { kind: "url"; max?: number }
  | { kind: "flag" | "email" | "picture" | "year" | "day" | "instant" | "builder" };

/** Properties of a field of any kind. */
type Facts = {
  /** Its label on screens and in messages. Only fields with a label are in forms and calls. */
  label?: string;
  /** Whether forms and calls require a value. */
  required?: boolean;
  /** Whether the public may read it; by default only its owner and admins may. */
  public?: boolean;
  /** Whether a change is held until an admin approves it. */
  held?: boolean;
  /** Its name in messages about invalid values; by default the label. */
  named?: string;
  /**
   * Custom messages for a value that can't be parsed, and for values above and below the bounds.
   */
  invalid?: string;
  tooLong?: string;
  tooSmall?: string;
  /** Its description in `/openapi.json`. */
  about?: string;
  hint?: string;
  /** The section of the form that contains it. */
  part?: string;
  autoComplete?: string;
  /** Its column in imported files; without one it can't be imported. */
  column?: {
    hint: string;
    example: string;
    /** Whether a new record in a file needs it, even if the form doesn't. */
    required?: boolean;
    /** Other headers that files may use for it. */
    heads?: readonly string[];
  };
  /** False: the content source doesn't provide it. `required`: pages without it are rejected. */
  source?: false | "required";
  /** Other property names that the source may use for it. */
  names?: readonly string[];
  /** Default for a field that the source leaves empty. */
  else?: string | number | boolean | null;
  /** Which side wins when both changed it; by default the later edit. */
  owner?: "source";
};

export type Field = Kind & Facts;
export type FieldTable = Readonly<Record<string, Field>>;

/** A field's value as stored. Instants are ISO texts, days YYYY-MM-DD. */
export type FieldValue = string | number | boolean | string[] | null;
export type Fields = Record<string, FieldValue>;

/** A field's value when it has one. */
export type Filled<F> = F extends { kind: "flag" }
  ? boolean
  : F extends { kind: "whole" | "decimal" | "dollars" | "money" | "percent" | "halves" }
    ? number
    : F extends { kind: "list" | "urls" | "pictures" }
      ? string[]
      : F extends { kind: "html" }
        ? SafeHtml
        : F extends { kind: "builder" }
          ? BuilderId
          : F extends { kind: "option"; options: infer Options }
            ? keyof Options & string
            : string;

/** Null for a field that isn't required, isn't a list and has no `else`. */
type Empty<F> = F extends { else: infer Else }
  ? Extract<Else, null>
  : F extends { required: true } | { kind: "list" | "urls" | "pictures" }
    ? never
    : null;

export type ValueOf<F> = Filled<F> | Empty<F>;

/** The type of a record with these fields. */
export type FieldsOf<Table> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/** The type of a field's value in a form or call: never null if required; plain text for HTML. */
export type SentOf<F> =
  | (F extends { kind: "html" } ? string : Filled<F>)
  | (F extends { required: true } ? never : Empty<F>);

/** The type of a record in a form or call. */
export type FormOf<Table> = { -readonly [Name in keyof Table]: SentOf<Table[Name]> };

/** The type of a record that only has the stated fields; the others are missing. */
export type StatedOf<Table> = { -readonly [Name in keyof Table]?: Filled<Table[Name]> };

/** The type of changes to such a record: missing fields stay, null removes a value. */
export type ChangesOf<Table> = { -readonly [Name in keyof Table]?: Filled<Table[Name]> | null };

/** Names of a table's fields that have this property. */
export type NamesWith<Table, Fact> = {
  [Name in keyof Table]: Table[Name] extends Fact ? Name : never;
}[keyof Table];

/** Declares a table of fields, in the order in which forms, calls and lists show them. */
export function fields<const Table extends FieldTable>(table: Table): Table {
  return table;
}

/** Names of a table's fields; with `has`, only of those for which it is true. */
export function namesOf<Table extends FieldTable>(
  table: Table,
  has: (field: Field, name: string) => boolean = () => true,
): (keyof Table & string)[] {
  return Object.keys(table).filter((name) => has(table[name] as Field, name));
}

/** The labels of a table's fields. */
export function labelsOf<Table extends FieldTable>(table: Table): Record<keyof Table, string> {
  return mapFields(table, ({ label = "" }) => label);
}

/** Whether the stored value may be null. */
export function isNullable(field: Field): boolean {
  return field.else === undefined ? !field.required && !isList(field) : field.else === null;
}

/** Whether a field holds several values. */
export function isList({ kind }: Field): boolean {
  return kind === "list" || kind === "urls" || kind === "pictures";
}

/** The default value of a field. */
export function emptyOf(field: Field): FieldValue {
  if (field.else !== undefined) return field.else;
  if (isList(field)) return [];
  return isNullable(field) ? null : "";
}

/** A record of default values. */
export function emptyFieldsOf<Table extends FieldTable>(table: Table): FieldsOf<Table> {
  return mapFields(table, emptyOf) as FieldsOf<Table>;
}

/** The changes that a record contains. */
export function namedFields<Table extends FieldTable>(
  table: Table,
  record: { [Name in keyof Table]?: unknown },
): ChangesOf<Table> {
  const named = namesOf(table, (_, name) => record[name] !== undefined);
  return Object.fromEntries(named.map((name) => [name, record[name]])) as ChangesOf<Table>;
}

/** Applies changes to a record of stated fields. A flag that is false counts as not stated. */
export function changedFields<Table extends FieldTable>(
  table: Table,
  before: StatedOf<Table>,
  changes: ChangesOf<Table>,
): StatedOf<Table> {
  const both: Record<string, unknown> = { ...before, ...changes };
  const stated = namesOf(table, (_, name) => both[name] != null && both[name] !== false);
  return Object.fromEntries(stated.map((name) => [name, both[name]])) as StatedOf<Table>;
}

/** Picks the table's fields from a record. */
export function pickFields<Table extends FieldTable, Values extends object>(
  table: Table,
  record: Values,
): Pick<Values, keyof Table & keyof Values> {
  const values = record as Record<string, unknown>;
  const entries = Object.keys(table).map((name) => [name, values[name]]);
  return Object.fromEntries(entries) as Pick<Values, keyof Table & keyof Values>;
}

/** Applies each field's `spell` to the values. */
export function spelled<Values extends object>(table: FieldTable, values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    const field = table[name];
    const isSpelled = field?.kind === "text" && field.spell && typeof value === "string";
    return [name, isSpelled ? field.spell?.(value) : value];
  });
  return Object.fromEntries(entries) as Values;
}

/** Maps each field of a table to a value. */
export function mapFields<Table extends FieldTable, Value>(
  table: Table,
  map: (field: Field, name: keyof Table & string) => Value,
): Record<keyof Table, Value> {
  const entries = Object.entries(table).map(([name, field]) => [name, map(field, name)]);
  return Object.fromEntries(entries) as Record<keyof Table, Value>;
}
