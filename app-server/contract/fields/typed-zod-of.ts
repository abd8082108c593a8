import * as z from "zod";
import type { Field, FieldTable, Filled, SentOf } from "../../../domain/shared/fields.ts";
import { mapFields } from "../../../domain/shared/fields.ts";
import { plainNumber, readDigits } from "../../../domain/shared/files/read-number.ts";
import { parseDollars } from "../../../domain/shared/money/parse-dollars.ts";
import { completeAddress } from "../../../domain/shared/text/web-address.ts";
import { changesZodOf, zodOf } from "./zod-of.ts";

/** The value of a field while it is edited in a form. */
export type TypedOf<F> = F extends { kind: "list" | "urls" | "pictures" }
  ? string[]
  : F extends { kind: "flag" }
    ? boolean
    : string;

/** Schemas of a form's fields: they take typed texts and return the values of the API. */
export function typedZodOf<Table extends FieldTable>(table: Table) {
  const wire = zodOf(table);
  return mapFields(table, (field, name) => typedSchema(field, wire[name] as Wire)) as {
    -readonly [Name in keyof Table]: z.ZodType<SentOf<Table[Name]>, TypedOf<Table[Name]>>;
  };
}

/**
 * Like `typedZodOf`, for changes, all typed as text: a field that the form lacks keeps its value,
 * an empty one deletes it.
 */
export function typedChangesOf<Table extends FieldTable>(table: Table) {
  const wire = changesZodOf(table);
  return mapFields(table, (field, name) =>
    z
      .string()
      .trim()
      .transform((text) => (text === "" ? null : readText(field, text)))
      .pipe(wire[name] as z.ZodType)
      .optional(),
  ) as {
    -readonly [Name in keyof Table]: z.ZodOptional<z.ZodType<Filled<Table[Name]> | null, string>>;
  };
}

/** The value of a text that is not empty; NaN where the text is no number. "yes" sets a flag. */
function readText(field: Field, text: string): unknown {
  switch (field.kind) {
    case "whole":
      return toWholeNumber(text);
    case "money":
      return parseDollars(text) ?? Number.NaN;
    case "flag":
      return text === "yes";
    default:
      return text;
  }
}

/** A schema that accepts any piped value. */
type Wire = z.ZodType<unknown, never>;

function typedSchema(field: Field, wire: Wire): z.ZodType {
  switch (field.kind) {
    case "whole":
    case "dollars":
      return typedNumber(field, wire);
    case "money":
      return typedMoney(field).pipe(wire);
    case "percent":
      return z
        .string()
        .transform((text) => Math.round(plainNumber(text.trim() || "0") * 1000))
        .pipe(wire);
    case "halves":
      return z
        .string()
        .transform((text) => (text.trim() === "" ? field.else : plainNumber(text)))
        .pipe(wire);
    case "url":
    case "picture":
      return z.string().transform(completeAddress).pipe(wire);
    case "pictures":
    case "urls":
      return z
        .array(z.string())
        .transform((links) => links.map(completeAddress))
        .pipe(wire);
    case "email":
    case "text":
      return field.required ? wire : z.string().pipe(wire);
    default:
      return wire;
  }
}

/** Converts dollars to cents; null for an empty text of an optional field. */
function typedMoney({ required, invalid = "Enter an amount such as 95.50" }: Field) {
  return z.string().transform((text, ctx) => {
    const cents = parseDollars(text);
    if (cents === null && (required || text.trim() !== "")) {
      ctx.addIssue({ code: "custom", message: invalid });
      return z.NEVER;
    }
    return cents;
  });
}

function typedNumber({ label, required, else: usual = null }: Field, wire: Wire): z.ZodType {
  const typed = required
    ? z
        .string()
        .refine((text) => text.trim() !== "", { message: `${label} is required`, abort: true })
        .transform(toWholeNumber)
    : z
        .string()
        .transform((text) => (text.trim() === "" ? usual : toWholeNumber(withoutDollars(text))));
  return typed
    .refine((value) => value === null || Number.isFinite(value), {
      message: `${label} must be a whole number`,
      abort: true,
    })
    .pipe(wire);
}

/** Removes a dollar sign or US currency code. */
const withoutDollars = (text: string) =>
  text.replace(/^\s*(?:US ?\$|USD|\$)|(?:US ?\$|USD|\$)\s*$/gi, "");

/**
 * Parses a whole number; NaN for other text, including "250.000" and "20000,50", whose meaning
 * differs by country.
 */
function toWholeNumber(text: string): number {
  const digits = readDigits(text);
  return digits && !digits.sign && /^0{0,2}$/.test(digits.decimals)
    ? Number(digits.whole)
    : Number.NaN;
}
