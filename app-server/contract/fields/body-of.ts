import * as z from "zod";
import {
  type Field,
  type FieldTable,
  isNullable,
  type NamesWith,
  type ValueOf,
} from "../../../domain/shared/fields.ts";
import { safeHtml } from "./safe-html.ts";

type BodyOf<Table> = { -readonly [Name in keyof Table]: z.ZodType<ValueOf<Table[Name]>> };
type Public<Table> = Pick<Table, NamesWith<Table, { public: true }>>;

/**
 * Schemas of a record's fields in an answer: only public fields, or all of them for the record's
 * owner.
 */
export function bodyOf<Table extends FieldTable>(
  table: Table,
  { only }: { only: "public" },
): BodyOf<Public<Table>>;
export function bodyOf<Table extends FieldTable>(table: Table): BodyOf<Table>;
export function bodyOf(table: FieldTable, { only }: { only?: "public" } = {}) {
  const shown = Object.entries(table).filter(([, field]) => !only || field.public);
  return Object.fromEntries(shown.map(([name, field]) => [name, bodySchema(field)]));
}

function bodySchema(field: Field): z.ZodType {
  const schema = filledSchema(field);
  return isNullable(field) ? schema.nullable() : schema;
}

function filledSchema(field: Field) {
  switch (field.kind) {
    case "whole":
    case "dollars":
    case "money":
    case "percent":
      return z.int();
    case "decimal":
    case "halves":
      return z.number();
    case "flag":
      return z.boolean();
    case "list":
    case "urls":
    case "pictures":
      return z.array(z.string());
    case "html":
      return safeHtml;
    case "option":
      return z.enum(Object.keys(field.options));
    default:
      return z.string();
  }
}
