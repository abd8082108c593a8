/** A branded string: ids of different kinds can't be mixed up. */
export type Id<Kind extends string> = string & { readonly kind: Kind };

export type UserId = Id<"user">;
export type BuilderId = Id<"builder">;
export type QuoteRequestId = Id<"quote-request">;
export type QuoteResponseId = Id<"quote-response">;
export type ReceiptId = Id<"receipt">;
export type ContactMessageId = Id<"contact-message">;
export type MessageId = Id<"message">;
export type TradeShowId = Id<"trade-show">;
export type BlogPostId = Id<"blog-post">;
export type ProjectId = Id<"portfolio-project">;
export type SignInId = Id<"sign-in">;
export type EmailChangeId = Id<"email-change">;
export type BuilderInviteId = Id<"builder-invite">;
export type AttachmentId = Id<"attachment">;
export type RoundId = Id<"round">;
export type QuestionId = Id<"question">;
export type ReviewId = Id<"review">;
export type ChangeId = Id<"change">;
export type CheckId = Id<"vetting-check">;
export type DocumentId = Id<"vetting-document">;
export type ReferenceId = Id<"vetting-reference">;
export type AgreementId = Id<"agreement">;
export type ApprovalId = Id<"approval">;
export type JobMessageId = Id<"job-message">;
export type CallInId = Id<"call-in">;
export type PunchId = Id<"punch">;
export type PaymentId = Id<"payment">;
export type PasskeyId = Id<"passkey">;
export type AccountEventId = Id<"account-event">;

/** Creates ids that can't be guessed or counted: UUIDv7, which sort by age. */
export type Ids = { next<Kind extends string>(): Id<Kind> };

/** Pattern of ids, as a regular expression's source. */
export const uuidForm = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
/** An id in lower or upper case. */
export const uuidPattern = new RegExp(`^${uuidForm}$`, "i");
