/** Words to the exhibitor and alarms to admins: each is said once for a request. */
export const promiseNotices = [
  /** To the exhibitor: fewer builders fit than quotes were promised. */
  "few",
  /** To the exhibitor: five will be tight, and no further builder can be asked. */
  "all-asked",
  /** To the exhibitor: five will be tight. */
  "at-risk",
  /** To both: no quote, and the first is due soon. */
  "first-tight",
  /** To both: a target was missed. */
  "first-missed",
  "all-missed",
  /** To the exhibitor, when an email about too few quotes said that the next one comes: how many are in. */
  "first-news",
  "all-news",
  /** To admins: no eligible builder is left to invite, or the most for one request are. */
  "no-builders-left",
  /** To admins: invitations bounced, all of them. */
  "all-bounced",
  /** To admins: an invitation has waited for the mail server for half an hour. */
  "mail-waits",
  /** To admins: a day after the due time fewer than two are in. Call them. */
  "call-them",
  /** By an admin, about a promise that was missed: their note says the outcome. */
  "noted",
] as const;
export type PromiseNotice = (typeof promiseNotices)[number];

/** Whether an admin has noted the outcome of a missed promise, also after the alarm that asks for a call. */
export function isResolvedByNote(told: readonly PromiseNotice[]): boolean {
  return told.lastIndexOf("noted") > told.lastIndexOf("call-them");
}
