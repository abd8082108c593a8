import * as z from "zod";
import type { Field, FieldTable, ValueOf } from "../../../domain/shared/fields.ts";
import { mapFields } from "../../../domain/shared/fields.ts";
import { pictureLink } from "../portfolio/picture-link.ts";
import { emailField, requiredProse, requiredText } from "./text.ts";
import { textList } from "./text-list.ts";
import { webLink } from "./web-link.ts";

/** A field's value in a call. A required field has no null. */
export type WireOf<F> = F extends { kind: "html" }
  ? F extends { required: true }
    ? string
    : string | null
  : F extends { required: true }
    ? NonNullable<ValueOf<F>>
    : ValueOf<F>;

export type WireFieldsOf<Table> = { -readonly [Name in keyof Table]: WireOf<Table[Name]> };

/** Schemas of a call's fields, with their bounds and messages. */
export function zodOf<Table extends FieldTable>(table: Table) {
  return mapFields(table, wireSchema) as {
    -readonly [Name in keyof Table]: z.ZodType<WireOf<Table[Name]>, WireOf<Table[Name]>>;
  };
}

/** The longest web address. */
const maxLink = 2000;

function wireSchema(field: Field): z.ZodType {
  const schema = filledSchema(field);
  const isFilled = field.required || field.kind === "list" || field.kind === "flag";
  return isFilled ? schema : z.preprocess(emptyIsNull, schema.nullable());
}

const emptyIsNull = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? null : value;

function filledSchema(field: Field): z.ZodType {
  const { label = "", invalid } = field;
  switch (field.kind) {
    case "text":
      return requiredText(label, field.max);
    case "prose":
      return requiredProse(label, field.max);
    case "whole":
    case "dollars":
      return z
        .int(`${label} must be a whole number`)
        .min(0, `${label} must be 0 or more`)
        .max(field.max, `${label} must be ${field.max} or less`);
    case "list":
      return textList(label, { entries: field.entries, length: field.max });
    case "flag":
      return z.boolean(`${label} must be true or false`);
    case "email":
      return emailField("Invalid email address");
    case "url":
      return webLink(`${label} must be a valid URL`, {
        max: maxLink,
        tooLong: `${label} must be ${maxLink} characters or fewer`,
      });
    case "picture":
      return pictureLink(invalid ?? `${label} must be a picture of yours, or a valid URL`);
    default:
      throw new Error(`No call sends a field of the kind ${field.kind}`);
  }
}
