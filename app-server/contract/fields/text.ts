import * as z from "zod";

// Control characters have no business in a form; PostgreSQL cannot even store NUL.
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const manyLines = /^[^\p{Cc}]*$/u;
const loneSurrogate = /\p{Cs}/u;
// A zero-width space and its like fill a field only in name.
const visible = /[^\s\u2800\p{DI}]/u;

/** Whether a reader would see any of it. */
export const isVisible = (text: string) => visible.test(text);

/** One line of 1 to `max` characters, trimmed. Its messages name the field. */
export function requiredText(
  label: string,
  max: number,
  {
    tooLong = `${label} must be ${max} characters or fewer`,
    notText = `${label} must be text`,
    missing = `${label} is required`,
  } = {},
) {
  return z
    .string({ error: ({ input }) => (input == null ? missing : notText) })
    .trim()
    .min(1, missing)
    .max(max, tooLong)
    .refine((text) => text === "" || isVisible(text), missing)
    .refine((text) => oneLine.test(text) && !loneSurrogate.test(text), {
      message: `${label} must not contain control characters`,
    });
}

// Reverses what follows, so that a name reads as another. The two marks of right-to-left names are none of these.
const directionOverrides = /[\u061c\u202a-\u202e\u2066-\u2069]/;

/** Like `requiredText`, for a name that others read: nothing in it turns the direction of text. */
export function publicName(...given: Parameters<typeof requiredText>) {
  return requiredText(...given).refine((text) => !directionOverrides.test(text), {
    message: `${given[0]} must not contain characters that change the direction of text`,
  });
}

/** One line of at most `max` characters, trimmed; missing, null and empty are null. */
export function optionalText(label: string, max: number) {
  return optional(label, max, oneLine);
}

/** Like `optionalText`, with line breaks and tabs. */
export function optionalProse(label: string, max: number) {
  return optional(label, max, manyLines);
}

/** Like `optionalProse`, for changes: a missing field stays missing. */
export function nullableProse(label: string, max: number) {
  return bounded(label, max, manyLines)
    .nullable()
    .transform((text) => (text && isVisible(text) ? text : null));
}

/** Like `requiredText`, with line breaks and tabs. */
export function requiredProse(label: string, max: number) {
  return z
    .string({ error: ({ input }) => `${label} ${input == null ? "is required" : "must be text"}` })
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} must be ${max} characters or fewer`)
    .refine((text) => text === "" || isVisible(text), `${label} is required`)
    .refine((text) => manyLines.test(text.replace(/[\t\r\n]/g, "")) && !loneSurrogate.test(text), {
      message: `${label} must not contain control characters`,
    });
}

function optional(label: string, max: number, allowed: RegExp) {
  return bounded(label, max, allowed)
    .nullish()
    .transform((text) => (text && isVisible(text) ? text : null));
}

function bounded(label: string, max: number, allowed: RegExp) {
  return z
    .string(`${label} must be text`)
    .trim()
    .max(max, `${label} must be ${max} characters or fewer`)
    .refine((text) => allowed.test(text.replace(/[\t\r\n]/g, "")) && !loneSurrogate.test(text), {
      message: `${label} must not contain control characters`,
    })
    .refine((text) => allowed === manyLines || !/[\t\r\n]/.test(text), {
      message: `${label} must be one line`,
    });
}

/** One bare email address of at most 254 characters, in lower case. `words` is the message about any other input. */
export function emailField(words: string) {
  return z.string(words).trim().toLowerCase().max(254, words).pipe(z.email(words));
}

export const emailAddress = emailField("Valid email address is required");

/** An id in an address or a body. Anything else that it may be is simply not found. */
export const idText = z
  .string("An id is required")
  .min(1, "An id is required")
  .max(64, "An id must be 64 characters or fewer")
  .toLowerCase();
