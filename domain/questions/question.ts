import type { BuilderId, QuestionId, QuoteRequestId } from "../shared/id.ts";

export const questionLimits = {
  text: 2000,
  /** Of one builder about one request. */
  ofBuilder: 10,
  /** Of all builders about one request. */
  ofRequest: 50,
  /** Of the exhibitor about one request: one to several builders counts for each. */
  ofExhibitor: 50,
} as const;

/** Why an exhibitor does not answer. */
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
 * A question about a request. A builder's is read by every builder of the request, but not who asks. An exhibitor's is to
 * one builder, and private: one to all is a question to each.
 */
export type Question = {
  id: QuestionId;
  quoteRequestId: QuoteRequestId;
  askedBy: (typeof questionSides)[number];
  /** The builder who asks, or is asked. */
  builderId: BuilderId;
  text: string;
  /** No other builder reads it: it reveals the builder's idea, or the exhibitor asks. */
  isPrivate: boolean;
  status: (typeof questionStatuses)[number];
  answer: string | null;
  declineCode: QuestionDecline | null;
  askedAt: Date;
  decidedAt: Date | null;
};

/** The limit that one more question of this builder would go past; null when there is room. */
export function builderLimit(stored: readonly Question[], builderId: BuilderId): number | null {
  const { ofBuilder, ofRequest } = questionLimits;
  const asked = stored.filter(({ askedBy }) => askedBy === "builder");
  if (asked.filter((each) => each.builderId === builderId).length >= ofBuilder) return ofBuilder;
  return asked.length >= ofRequest ? ofRequest : null;
}

/** The limit that so many more questions of the exhibitor would go past; null when there is room. */
export function exhibitorLimit(stored: readonly Question[], more: number): number | null {
  const { ofExhibitor } = questionLimits;
  const asked = stored.filter(({ askedBy }) => askedBy === "exhibitor");
  return asked.length + more > ofExhibitor ? ofExhibitor : null;
}
