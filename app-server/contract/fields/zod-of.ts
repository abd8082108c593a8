import * as z from "zod";
import {
  emptyOf,
  type Field,
  type FieldTable,
  type Filled,
  isList,
  mapFields,
  type SentOf,
} from "../../../domain/shared/fields.ts";
import {
  emailField,
  nullableProse,
  optionalProse,
  optionalText,
  requiredProse,
  requiredText,
} from "./text.ts";
import { textList } from "./text-list.ts";
import { webLink } from "./web-link.ts";

const ownPicture = /^\/img\/[\w/-]+(\.[a-z0-9]+)?$/;

/** URL of a picture: absolute, or the path of one stored by this site. */
function pictureLink(message: string) {
  const link = webLink(message, { max: 2000, tooLong: message });
  return z
    .string(message)
    .trim()
    .refine((text) => ownPicture.test(text) || link.safeParse(text).success, message);
}

/** Schemas of a call's fields, with their limits and messages. */
export function zodOf<Table extends FieldTable>(table: Table) {
  return mapFields(table, sentSchema) as {
    -readonly [Name in keyof Table]: z.ZodType<SentOf<Table[Name]>, SentOf<Table[Name]>>;
  };
}

/** Like `zodOf`, for a new record: a field that is not required may be missing. */
export function newZodOf<Table extends FieldTable>(table: Table) {
  return mapFields(table, (field) =>
    field.required ? sentSchema(field) : sentSchema(field).default(emptyOf(field)),
  ) as {
    -readonly [Name in keyof Table]: Table[Name] extends { required: true }
      ? z.ZodType<SentOf<Table[Name]>, SentOf<Table[Name]>>
      : z.ZodDefault<z.ZodType<SentOf<Table[Name]>, SentOf<Table[Name]>>>;
  };
}

/** The same for a record that is sent whole: a field that is missing has no value. */
export function wholeZodOf<Table extends FieldTable>(table: Table) {
  const changes = changesZodOf(table);
  return mapFields(table, (field, name) => {
    if (field.required) return filledSchema(field);
    const schema = changes[name].transform((value) => value ?? null);
    return field.about ? schema.meta({ description: field.about }) : schema;
  }) as {
    -readonly [Name in keyof Table]: Table[Name] extends { required: true }
      ? z.ZodType<Filled<Table[Name]>, Filled<Table[Name]>>
      : z.ZodType<Change<Table[Name]>, Change<Table[Name]> | undefined>;
  };
}

/** Like `zodOf`, for changes: a missing field keeps its value, null deletes it. */
export function changesZodOf<Table extends FieldTable>(table: Table) {
  return mapFields(table, (field) => {
    const { label = "", about } = field;
    if (field.kind === "text") return optionalText(label, field.max);
    if (field.kind === "prose") return optionalProse(label, field.max);
    const schema = filledSchema(field).nullish();
    return about ? schema.meta({ description: about }) : schema;
  }) as {
    -readonly [Name in keyof Table]: z.ZodOptional<
      z.ZodType<Change<Table[Name]>, Change<Table[Name]>>
    >;
  };
}
type Change<F> = Filled<F> | null;

/** Maximum length of a URL. */
const maxLink = 2000;

function sentSchema(field: Field): z.ZodType {
  if (field.kind === "html" && !field.required) {
    return nullableProse(field.label ?? "", field.typedMax ?? field.max);
  }
  const schema = filledSchema(field);
  const isNullable = !field.required && !isList(field) && field.else === undefined;
  return isNullable ? z.preprocess(emptyIsNull, schema.nullable()) : schema;
}

const emptyIsNull = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? null : value;

function filledSchema(field: Field): z.ZodType {
  const { label = "", named = label, tooLong, tooSmall, invalid } = field;
  switch (field.kind) {
    case "text":
    case "choice":
      return requiredText(label, field.max, { tooLong });
    case "prose":
      return requiredProse(label, field.max);
    case "html":
      return requiredProse(label, field.typedMax ?? field.max);
    case "year":
      return z
        .string(`${label} must be 4 digits`)
        .trim()
        .length(4, { message: `${label} must be 4 digits`, abort: true })
        .regex(/^\d{4}$/, `${label} must be a valid 4-digit year`);
    case "whole":
    case "dollars":
      return z
        .int(invalid ?? `${label} must be a whole number`)
        .min(leastOf(field), tooSmall ?? `${label} must be ${leastOf(field)} or more`)
        .max(field.max, tooLong ?? `${label} must be ${field.max} or less`);
    case "halves":
      return z
        .number(`${label} must be a whole or half number`)
        .multipleOf(0.5, `${label} must be a whole or half number`)
        .min(0, `${label} must be 0 or more`)
        .max(field.max, `${label} must be ${field.max} or fewer`);
    case "money":
      return z
        .int(`${named} must be whole cents`)
        .min(leastOf(field), tooSmall ?? `${named} must be ${leastOf(field)} or more`)
        .max(field.max, `${named} is too large`);
    case "percent":
      return z
        .int(`${label} must be thousandths of a percent`)
        .min(0, `${label} must be 0 or more`)
        .max(1_000_000, `${label} is too large`)
        .meta({ description: "In thousandths of a percent: 25000 for 25%" });
    case "option":
      return z.enum(Object.keys(field.options), invalid);
    case "list":
      return textList(label, { entries: field.entries, length: field.typedMax ?? field.max });
    case "flag":
      return z.boolean(`${named} must be true or false`);
    case "email":
      return emailField("Invalid email address");
    case "url": {
      const { max = maxLink } = field;
      return webLink(invalid ?? `${label} must be a valid URL`, {
        max,
        tooLong: `${named} must be ${max} characters or fewer`,
      });
    }
    case "day":
      return (
        z.iso
          .date({ error: `${label} must be a day such as 2026-11-22`, abort: true })
          // the database has no year 0
          .refine((day) => day >= "0001", `${label} must be a day such as 2026-11-22`)
      );
    case "picture":
      return pictureLink(invalid ?? `${named} must be a valid URL`);
    case "pictures":
      return z
        .array(pictureLink(`${named} must be valid URLs`), `${named} must be a list`)
        .max(field.entries, `${named} must be ${field.entries} or fewer`);
    default:
      throw new Error(`No call sends a field of the kind ${field.kind}`);
  }
}

const leastOf = (field: Field) => ("least" in field && field.least) || 0;
