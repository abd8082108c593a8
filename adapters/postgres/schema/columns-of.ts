import { p } from "@mikro-orm/core";
import { type Field, type FieldTable, isNullable } from "../../../domain/shared/fields.ts";
import type { SafeHtml } from "../../../domain/shared/text/safe-html.ts";
import { columns } from "./columns.ts";
import { entryChecks } from "./content/entry-checks.ts";
import { lengthChecks } from "./length-checks.ts";

/** Columns by kind of field, not null and nullable. */
const kinds = {
  text: [columns.text, columns.optionalText],
  html: [() => columns.text().$type<SafeHtml>(), columns.html],
  whole: [() => p.integer(), () => p.integer().strictNullable()],
  dollars: [() => p.bigint("number"), () => p.bigint("number").strictNullable()],
  day: [() => p.date(), () => p.date().strictNullable()],
  list: [columns.texts, columns.texts],
  flag: [(otherwise: unknown) => p.boolean().default(otherwise === true), p.boolean],
  choice: [(otherwise: unknown) => columns.text().default(`${otherwise}`), columns.optionalText],
} as const;
type Kinds = typeof kinds;

type SnakeCase<Name> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : "";
type KindOf<F> = F extends { kind: infer Kind extends keyof Kinds }
  ? Kind
  : F extends { kind: "urls" | "pictures" }
    ? "list"
    : "text";
type IsNullable<F> = F extends { else: infer Else }
  ? Else extends null
    ? 1
    : 0
  : F extends { required: true }
    ? 0
    : 1;

/** The column definitions of a table of fields. */
export function columnsOf<Table extends FieldTable>(table: Table) {
  const entries = Object.entries(table).map(([name, field]) => {
    const [column, optional] = kinds[kindOf(field)];
    return [columnName(name), isNullable(field) ? optional() : column(field.else)];
  });
  return Object.fromEntries(entries) as {
    [Name in keyof Table as SnakeCase<Name>]: ReturnType<
      Kinds[KindOf<Table[Name]>][IsNullable<Table[Name]>]
    >;
  };
}

function kindOf({ kind }: Field): keyof Kinds {
  if (kind === "urls" || kind === "pictures") return "list";
  return kind in kinds ? (kind as keyof Kinds) : "text";
}

/** The name of a field's column. */
function columnName<Name extends string>(name: Name): SnakeCase<Name> {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) as SnakeCase<Name>;
}

/** Check constraints with the bounds of fields. */
export function checksOf(table: FieldTable) {
  return Object.entries(table).flatMap(([name, field]) => {
    const column = columnName(name);
    switch (field.kind) {
      case "text":
      case "prose":
      case "html":
        return lengthChecks({ [column]: [field.source === "required" ? 1 : 0, field.max] });
      case "url":
        return lengthChecks({ [column]: field.max ?? 2000 });
      case "email":
        return lengthChecks({ [column]: 254 });
      case "list":
        return entryChecks({ [column]: field.entries });
      case "whole":
        return {
          name: `${column}_range`,
          expression: `${column} >= 0 and ${column} <= ${field.max}`,
        };
      case "dollars":
        return { name: `${column}_range`, expression: `${column} >= 0` };
      default:
        return [];
    }
  });
}

/** Picks the columns of a table of fields from a row. */
export function pickRow<Table extends FieldTable, Row extends object>(table: Table, row: Row) {
  type Own = Extract<keyof Row, SnakeCase<keyof Table & string>>;
  const values = row as Record<string, unknown>;
  const names = Object.keys(table).map(columnName);
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<Row, Own>;
}
