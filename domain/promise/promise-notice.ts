/** Notices to exhibitors and alarms to admins. Each is sent once per request. */
export const promiseNotices = [
  /** To the exhibitor: fewer builders are eligible than quotes were promised. */
  "few",
  /** To the exhibitor: the promised number is at risk, and no further builder can be asked. */
  "all-asked",
  /** To the exhibitor: the promised number is at risk. */
  "at-risk",
  /** To both: no quote is in, and the first is due soon. */
  "first-tight",
  /** To both: a target was missed. */
  "first-missed",
  "all-missed",
  /** To the exhibitor, as announced by an email about too few quotes: how many are in. */
  "first-news",
  "all-news",
  /** To admins: no eligible builder is left to invite, or the limit of invitations is reached. */
  "no-builders-left",
  /** To admins: all invitations bounced. */
  "all-bounced",
  /** To admins: the mail server hasn't accepted an invitation for half an hour. */
  "mail-waits",
  /** To admins: a day after the due time fewer than two quotes are in. Call builders. */
  "call-them",
] as const;
export type PromiseNotice = (typeof promiseNotices)[number];
