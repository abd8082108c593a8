import type { BuilderId, QuestionId, QuoteRequestId } from "../shared/id.ts";

export const questionLimits = {
  text: 2000,
  /** Questions per builder and request. */
  ofBuilder: 10,
  /** Questions that all builders together may ask per request. */
  ofRequest: 50,
  /** Questions the exhibitor may ask per request; a question to three builders counts as three. */
  ofExhibitor: 50,
} as const;

/** Reasons for not answering a question. */
export const questionDeclines = [
  { value: "in-the-brief", label: "It's in the brief" },
  { value: "not-decided", label: "Not decided yet" },
  { value: "private", label: "We'd rather not say" },
] as const;
export type QuestionDecline = (typeof questionDeclines)[number]["value"];
export const questionDeclineCodes = questionDeclines.map(({ value }) => value) as [
  QuestionDecline,
  ...QuestionDecline[],
];

export const questionStatuses = ["open", "answered", "declined"] as const;

export const questionSides = ["builder", "exhibitor"] as const;

/**
 * A question about a request. A builder's is read by all builders of the request, without the
 * asker. An exhibitor's goes to one builder and is private; one to all builders is stored once per
 * builder.
 */
export type Question = {
  id: QuestionId;
  quoteRequestId: QuoteRequestId;
  askedBy: (typeof questionSides)[number];
  /** The builder who asks, or who is asked. */
  builderId: BuilderId;
  text: string;
  /** No other builder reads it: it reveals the builder's idea, or it is the exhibitor's. */
  isPrivate: boolean;
  status: (typeof questionStatuses)[number];
  answer: string | null;
  declineCode: QuestionDecline | null;
  askedAt: Date;
  decidedAt: Date | null;
};

/** The limit that one more question of this builder would exceed; null: none. */
export function builderLimit(stored: readonly Question[], builderId: BuilderId): number | null {
  const { ofBuilder, ofRequest } = questionLimits;
  const asked = stored.filter(({ askedBy }) => askedBy === "builder");
  if (asked.filter((each) => each.builderId === builderId).length >= ofBuilder) return ofBuilder;
  return asked.length >= ofRequest ? ofRequest : null;
}

/** The limit that this many more questions of the exhibitor would exceed; null: none. */
export function exhibitorLimit(stored: readonly Question[], more: number): number | null {
  const { ofExhibitor } = questionLimits;
  const asked = stored.filter(({ askedBy }) => askedBy === "exhibitor");
  return asked.length + more > ofExhibitor ? ofExhibitor : null;
}
