import { typeSwitchesPerHour } from "../domain/accounts/profile/switch-type.ts";
import { alarmsPerHour } from "../domain/promise-evaluation/write-notices.ts";
import { answersPerHour } from "../domain/quotes/responses/answer-pace.ts";
import { noticesPerHour } from "../domain/quotes/submit/submit-quote-request.ts";
import type { Config } from "./config.ts";

type LimitSettings = Pick<
  Config,
  | "anonymousWritesPerHour"
  | "memberRequestsPerHour"
  | "memberMessagesPerHour"
  | "memberProjectsPerHour"
  | "memberChangesPerHour"
  | "confirmationMailsPerHour"
  | "confirmationMailsPerDay"
  | "signInLinksPerHour"
  | "uploadsPerHour"
>;

export type Limit = {
  /** The counted event. */
  counts: string;
  /** Key of the count. */
  by: string;
  amount: number;
  hours: 1 | 24;
  /** The effect beyond the limit. */
  over: string;
};

const refused = "429 with `Retry-After`";
const notMailed = "stored, answered 201, not mailed";
const oneNotice = "one email for all of them, each is in the dashboard";
const noMail = "200, nothing is sent";
const wrongCodesOver = "429 with `Retry-After`, links still work";
const noNewLink = "202, nothing new is sent, earlier links still work";

/**
 * Limits by client address are this many times higher than those by person: many people may share
 * an address, such as the Wi-Fi of a show floor.
 */
const perAddress = 10;
/** A limit for a single request or quote is the account's limit divided by this. */
const perAccount = 4;

/** All rate limits. docs/operating/settings.md has them as a table. */
export function limitTable(settings: LimitSettings) {
  const { anonymousWritesPerHour, signInLinksPerHour } = settings;
  const { memberRequestsPerHour, memberMessagesPerHour, memberProjectsPerHour } = settings;
  const { memberChangesPerHour } = settings;
  const { confirmationMailsPerHour, confirmationMailsPerDay, uploadsPerHour } = settings;

  // biome-ignore format: a table is read by its columns
  return {
    visitorWrites: { counts: "requests and messages of visitors", by: "client address and mailbox in the form", amount: anonymousWritesPerHour, hours: 1, over: refused },
    visitorWritesOfAddress: { counts: "requests and messages of visitors", by: "client address", amount: anonymousWritesPerHour * perAddress, hours: 1, over: refused },
    memberRequests: { counts: "requests of members", by: "account", amount: memberRequestsPerHour, hours: 1, over: refused },
    memberRequestsOfAddress: { counts: "requests of members", by: "client address", amount: memberRequestsPerHour * perAddress, hours: 1, over: refused },
    memberMessages: { counts: "messages of members", by: "account", amount: memberMessagesPerHour, hours: 1, over: refused },
    memberMessagesOfAddress: { counts: "messages of members", by: "client address", amount: memberMessagesPerHour * perAddress, hours: 1, over: refused },
    memberProjects: { counts: "projects submitted", by: "account", amount: memberProjectsPerHour, hours: 1, over: refused },
    memberProjectsOfAddress: { counts: "projects submitted", by: "client address", amount: memberProjectsPerHour * perAddress, hours: 1, over: refused },
    memberChanges: { counts: "changes of requests and quotes that are mailed", by: "account", amount: memberChangesPerHour, hours: 1, over: refused },
    memberChangesOfOne: { counts: "changes of requests and quotes that are mailed", by: "account and request or quote", amount: Math.ceil(memberChangesPerHour / perAccount), hours: 1, over: refused },
    confirmations: { counts: "emails about requests to an unproven address", by: "recipient's mailbox", amount: confirmationMailsPerHour, hours: 1, over: notMailed },
    confirmationsOfDay: { counts: "emails about requests to an unproven address", by: "recipient's mailbox", amount: confirmationMailsPerDay, hours: 24, over: notMailed },
    confirmationsOfSender: { counts: "request confirmations to an unproven address", by: "sender: account, or a visitor's client address", amount: anonymousWritesPerHour, hours: 1, over: notMailed },
    requestNotices: { counts: "requests that admins are emailed about one by one", by: "the site", amount: noticesPerHour, hours: 1, over: oneNotice },
    promiseAlarms: { counts: "alarms about promises that admins are emailed one by one", by: "the site", amount: alarmsPerHour, hours: 1, over: oneNotice },
    signInLinks: { counts: "sign-in links", by: "mailbox and client address", amount: signInLinksPerHour, hours: 1, over: noNewLink },
    signInLinksOfBrowser: { counts: "sign-in links", by: "mailbox and browser that has signed in with it before", amount: signInLinksPerHour, hours: 1, over: noNewLink },
    signInLinksOfEmail: { counts: "sign-in links to browsers that have not", by: "mailbox", amount: signInLinksPerHour * 6, hours: 1, over: noNewLink },
    signInLinksOfAddress: { counts: "sign-in links to browsers that have not", by: "client address", amount: signInLinksPerHour * perAddress, hours: 1, over: refused },
    wrongCodes: { counts: "wrong codes at sign-in", by: "email address, or browser that has signed in with it before", amount: 30, hours: 24, over: wrongCodesOver },
    proofCodes: { counts: "codes that confirm an action", by: "account", amount: signInLinksPerHour, hours: 1, over: refused },
    wrongProofCodes: { counts: "wrong codes that confirm an action", by: "account", amount: 30, hours: 24, over: refused },
    emailChanges: { counts: "links that confirm a new address", by: "account", amount: signInLinksPerHour, hours: 1, over: refused },
    emailChangesOfRecipient: { counts: "links that confirm a new address", by: "recipient's mailbox", amount: signInLinksPerHour, hours: 1, over: refused },
    providerSignIns: { counts: "sign-ins begun with a provider", by: "client address", amount: signInLinksPerHour * perAddress, hours: 1, over: "a page that says so" },
    passkeyChallenges: { counts: "sign-ins begun with a passkey", by: "client address", amount: signInLinksPerHour * perAddress, hours: 1, over: refused },
    uploads: { counts: "pictures and files sent", by: "account", amount: uploadsPerHour, hours: 1, over: refused },
    uploadsOfAddress: { counts: "pictures and files sent", by: "client address", amount: uploadsPerHour * perAddress, hours: 1, over: refused },
    responsesByLink: { counts: "answers by the link in an invitation", by: "request and builder", amount: 30, hours: 1, over: refused },
    postsOfSite: { counts: "posts by the site link of a job", by: "job", amount: 120, hours: 1, over: refused },
    answersOfBuilder: { counts: "quotes and revisions, by link and from the dashboard", by: "request and builder", amount: answersPerHour, hours: 1, over: refused },
    newResponseLinks: { counts: "new links for an invitation", by: "request and builder", amount: 3, hours: 24, over: noMail },
    boothChecks: { counts: "checks of a booth against rules", by: "client address", amount: 3600, hours: 1, over: refused },
    referenceLinks: { counts: "reads and answers by the link to a reference", by: "client address", amount: 120, hours: 1, over: refused },
    planCalendars: { counts: "reads of the calendar of a plan or of jobs", by: "client address", amount: 600, hours: 1, over: refused },
    reviewReports: { counts: "reports of reviews", by: "account", amount: 10, hours: 24, over: refused },
    payments: { counts: "payments recorded", by: "account", amount: 500, hours: 24, over: refused },
    typeSwitches: { counts: "changes of the account type", by: "account", amount: typeSwitchesPerHour, hours: 1, over: refused },
  } as const satisfies Record<string, Limit>;
}

export type LimitName = keyof ReturnType<typeof limitTable>;
