import type { Meaning } from "./files/spreadsheet-damage.ts";
import type { BuilderId } from "./id.ts";
import type { SafeHtml } from "./text/safe-html.ts";

/** A field's kind. `max` is in characters for texts, else the largest number, and `least` the smallest, 0 without it; `entries` limits a list. */
type Kind =
  /** One line. */
  | { kind: "text"; max: number; means?: Meaning; spell?: (text: string) => string }
  /** Text with line breaks. */
  | { kind: "prose"; max: number }
  /** Stored markup. A call sends at most `typedMax` characters of prose for it. */
  | { kind: "html"; max: number; typedMax?: number }
  | { kind: "whole"; max: number; least?: number }
  | { kind: "decimal"; max: number }
  /** Cents, typed as dollars. */
  | { kind: "money"; max: number; least?: number }
  /** Thousandths of a percent, typed as a percentage. */
  | { kind: "percent" }
  /** Whole and half numbers. */
  | { kind: "halves"; max: number }
  /** One of these values, each with its words. */
  | { kind: "option"; options: Readonly<Record<string, string>> }
  /** Whole US dollars. */
  | { kind: "dollars"; max: number }
  /** A known word: "Registration Open" is read as registration-open. Any other text is kept as it is. */
  | { kind: "choice"; max: number; known: readonly string[] }
  /** Short lines. A form offers room for `formMax` of them; a call sends at most `typedMax` characters in each. */
  | { kind: "list"; entries: number; max: number; formMax?: number; typedMax?: number }
  | { kind: "urls" | "pictures"; entries: number }
  | { kind: "url"; max?: number }
  | { kind: "flag" | "email" | "picture" | "year" | "day" | "instant" | "builder" };

/** The facts of a field, whatever its kind. */
type Facts = {
  /** Its name on screens and in messages. Only a field with a label is in forms and calls. */
  label?: string;
  /** Forms and calls require a value. */
  required?: boolean;
  /** The public may read it. Without this, only its owner and admins do. */
  public?: boolean;
  /** A change waits until an admin approves it. */
  held?: boolean;
  /** Its name in messages about its form, where that is not the label. */
  named?: string;
  /** Messages of its own about a value of another form, and about one above or below the bounds. */
  invalid?: string;
  tooLong?: string;
  tooSmall?: string;
  /** Its description in `/openapi.json`. */
  about?: string;
  hint?: string;
  /** The part of the form that it is in. */
  part?: string;
  autoComplete?: string;
  /** How a file of records has it; without it, no file does. */
  column?: {
    hint: string;
    example: string;
    /** A new record needs it, although the form does not. */
    required?: boolean;
    /** Other heads that files have for it. */
    heads?: readonly string[];
  };
  /** False: the content source has no such field. `required`: a page without it is refused. */
  source?: false | "required";
  /** Other names that the source may have for it. */
  names?: readonly string[];
  /** The value of a field that the source leaves empty. */
  else?: string | number | boolean | null;
  /** The side that wins when both changed it; by default the later edit. */
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

/** Null is a value of what is neither required nor a list and has no other value when empty. */
type Empty<F> = F extends { else: infer Else }
  ? Extract<Else, null>
  : F extends { required: true } | { kind: "list" | "urls" | "pictures" }
    ? never
    : null;

export type ValueOf<F> = Filled<F> | Empty<F>;

/** The record that a table of fields describes. */
export type FieldsOf<Table> = { -readonly [Name in keyof Table]: ValueOf<Table[Name]> };

/** A field's value in a form or call. A required field has no null; markup is typed as prose. */
export type SentOf<F> =
  | (F extends { kind: "html" } ? string : Filled<F>)
  | (F extends { required: true } ? never : Empty<F>);

/** A record as a form or call sends it. */
export type FormOf<Table> = { -readonly [Name in keyof Table]: SentOf<Table[Name]> };

/** A record as far as it is stated: a field of which nothing is said is missing. */
export type StatedOf<Table> = { -readonly [Name in keyof Table]?: Filled<Table[Name]> };

/** Changes of such a record: a missing field stays, null takes its value back. */
export type ChangesOf<Table> = { -readonly [Name in keyof Table]?: Filled<Table[Name]> | null };

/** The names of a table's fields that have a fact. */
export type NamesWith<Table, Fact> = {
  [Name in keyof Table]: Table[Name] extends Fact ? Name : never;
}[keyof Table];

/** A table of fields, in the order in which forms, calls and lists show them. */
export function fields<const Table extends FieldTable>(table: Table): Table {
  return table;
}

/** The names of a table's fields, or of those that `has` holds for. */
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

/** Whether a stored field may be null. */
export function isNullable(field: Field): boolean {
  return field.else === undefined ? !field.required && !isList(field) : field.else === null;
}

/** Whether a field holds several values. */
export function isList({ kind }: Field): boolean {
  return kind === "list" || kind === "urls" || kind === "pictures";
}

/** The value of a field that was never filled in. */
export function emptyOf(field: Field): FieldValue {
  if (field.else !== undefined) return field.else;
  if (isList(field)) return [];
  return isNullable(field) ? null : "";
}

/** A record whose fields were never filled in. */
export function emptyFieldsOf<Table extends FieldTable>(table: Table): FieldsOf<Table> {
  return mapFields(table, emptyOf) as FieldsOf<Table>;
}

/** The changes that a record names. */
export function namedFields<Table extends FieldTable>(
  table: Table,
  record: { [Name in keyof Table]?: unknown },
): ChangesOf<Table> {
  const named = namesOf(table, (_, name) => record[name] !== undefined);
  return Object.fromEntries(named.map((name) => [name, record[name]])) as ChangesOf<Table>;
}

/** A record as far as it is stated, with changes. A flag that is false is not stated. */
export function changedFields<Table extends FieldTable>(
  table: Table,
  before: StatedOf<Table>,
  changes: ChangesOf<Table>,
): StatedOf<Table> {
  const both: Record<string, unknown> = { ...before, ...changes };
  const stated = namesOf(table, (_, name) => both[name] != null && both[name] !== false);
  return Object.fromEntries(stated.map((name) => [name, both[name]])) as StatedOf<Table>;
}

/** Only the table's fields of a record. */
export function pickFields<Table extends FieldTable, Values extends object>(
  table: Table,
  record: Values,
): Pick<Values, keyof Table & keyof Values> {
  const values = record as Record<string, unknown>;
  const entries = Object.keys(table).map((name) => [name, values[name]]);
  return Object.fromEntries(entries) as Pick<Values, keyof Table & keyof Values>;
}

/** The values with the usual spelling of each text that has one. */
export function spelled<Values extends object>(table: FieldTable, values: Values): Values {
  const entries = Object.entries(values).map(([name, value]) => {
    const field = table[name];
    const isSpelled = field?.kind === "text" && field.spell && typeof value === "string";
    return [name, isSpelled ? field.spell?.(value) : value];
  });
  return Object.fromEntries(entries) as Values;
}

/** One value for each field of a table. */
export function mapFields<Table extends FieldTable, Value>(
  table: Table,
  map: (field: Field, name: keyof Table & string) => Value,
): Record<keyof Table, Value> {
  const entries = Object.entries(table).map(([name, field]) => [name, map(field, name)]);
  return Object.fromEntries(entries) as Record<keyof Table, Value>;
}
