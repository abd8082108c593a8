import * as z from "zod";
import { asEmailAddress, emailPattern } from "../../../domain/shared/text/email-address.ts";
import { unfitInLine, unfitInText } from "../../../domain/shared/text/unfit-text.ts";

// zero-width spaces and the like don't count as content
const visible = /[^\s\u2800\p{DI}]/u;

/** Whether a text has any visible character. */
export const isVisible = (text: string) => visible.test(text);

const control = "must not contain control characters";
const direction = "must not contain characters that change the direction of text";

/**
 * Adds an error when a text has characters that are not allowed in one line, or in many. `line` is
 * the message about several lines.
 */
export function fitText(label: string, lines: "one" | "many", line = control) {
  const words = { control, direction, line };
  return ({ value, issues }: z.core.ParsePayload<string>) => {
    const unfit = lines === "one" ? unfitInLine(value) : unfitInText(value);
    if (unfit) issues.push({ code: "custom", input: value, message: `${label} ${words[unfit]}` });
  };
}

/** One line of 1 to `max` characters, trimmed. Error messages name the field. */
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
    .check(fitText(label, "one"));
}

/** One line of at most `max` characters, trimmed; missing, null and empty values become null. */
export function optionalText(label: string, max: number) {
  return optional(label, max, "one");
}

/** Like `optionalText`, but allows line breaks and tabs. */
export function optionalProse(label: string, max: number) {
  return optional(label, max, "many");
}

/** Like `optionalProse`, for changes: a missing field stays missing. */
export function nullableProse(label: string, max: number) {
  return bounded(label, max, "many")
    .nullable()
    .transform((text) => (text && isVisible(text) ? text : null));
}

/** Like `requiredText`, but allows line breaks and tabs. */
export function requiredProse(label: string, max: number) {
  return z
    .string({ error: ({ input }) => `${label} ${input == null ? "is required" : "must be text"}` })
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} must be ${max} characters or fewer`)
    .refine((text) => text === "" || isVisible(text), `${label} is required`)
    .check(fitText(label, "many"));
}

function optional(label: string, max: number, lines: "one" | "many") {
  return bounded(label, max, lines)
    .nullish()
    .transform((text) => (text && isVisible(text) ? text : null));
}

function bounded(label: string, max: number, lines: "one" | "many") {
  return z
    .string(`${label} must be text`)
    .trim()
    .max(max, `${label} must be ${max} characters or fewer`)
    .check(fitText(label, lines, "must be one line"));
}

/**
 * One email address without a name, of at most 254 characters, in lower case. `words` is the
 * message about any other input.
 */
export function emailField(words: string) {
  const address = z.email({ pattern: emailPattern, error: words });
  return z.string(words).overwrite(asEmailAddress).max(254, words).pipe(address);
}

export const emailAddress = emailField("Valid email address is required");

/** An id in a URL or a body. Text that isn't an id is later not found. */
export const idText = z
  .string("An id is required")
  .min(1, "An id is required")
  .max(64, "An id must be 64 characters or fewer")
  .toLowerCase();
