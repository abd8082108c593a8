import { testDay } from "../../adapters/system/test/test-time.ts";
import { usualCapacity } from "../../domain/builder-profiles/capacity/builder-capacity.ts";
import { beasBooths } from "../../domain/builder-profiles/examples.ts";
import { exampleOperator, exampleRates } from "../../domain/commission/examples.ts";
import { defaultPromiseParams } from "../../domain/promise/promise-policy.ts";
import { policy } from "../../domain/vetting/examples.ts";
import type { CaseState } from "./test-cases.ts";

/** Subject and body of a cell. `{id}` in the body is the request's, `{subject}` the one of the path. */
export type PermissionRow = {
  route: string;
  /** One status for each caller, in the order of `apiCallers`. */
  statuses: string;
  given?: CaseState;
  body?: Record<string, unknown>;
  /** It takes a picture in place of a body, in the form's field of this name. */
  upload?: "picture" | "file";
  /** `{id}` in it is the request's. */
  query?: string;
  /**
   * The subject whose id goes into the path; by default a request. A project is Bea's, a builder
   * has no owner: both wait for review. A question is Bea's about the request, a file
   * is of its brief. A review is Ada's of Bea, published; its invitation has the quote's id.
   * A check is Bea's and waits; a document is hers and not sent.
   */
  id?:
    | "request"
    | "response"
    | "project"
    | "builder"
    | "question"
    | "question-to-builder"
    | "attachment"
    | "review-invitation"
    | "review"
    | "check"
    | "document";
  /** The token in the path is that of Bea's invitation; else there is no such link. */
  isInvited?: true;
};

const offer = { quotedAmount: 100, responseMessage: "With pleasure" };
const submit = {
  tradeShowName: "CES",
  eventDate: testDay(35),
  venue: "LVCC",
  industry: "island",
  boothSize: "20x20",
  serviceType: "other",
  budget: "150000+",
  phone: "1",
  company: "Co",
  firstName: "A",
  lastName: "B",
  email: "a@b.example",
};
const profile = { firstName: "A", lastName: "B", email: "a@new.example" };

const project = {
  title: "A Stand",
  client: "Co",
  description: "Tall",
  industry: "Energy",
  location: "Reno",
  year: "2026",
  size: "20x20",
  budget: "$1,000,000+",
  eventName: "CES",
  projectType: "Other",
};

/** Well-formed but unsigned. */
const noAnswer = {
  id: "nobody's",
  rawId: "nobody's",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "e30" },
};

const isInvited = true;

const contact = {
  name: "A B",
  email: "a@b.example",
  subject: "Hello",
  message: "Hello there",
  inquiryType: "general",
};

/**
 * Expected status of every API route for every kind of caller. The subject is a request of Ada's
 * that Bea is assigned to, fresh for each cell that writes. Test input and the reference for
 * permissions.
 */
export const permissionMatrix: PermissionRow[] = [
  // biome-ignore format: a table is read by its columns
  ...rows("                                                vis rec own str una not ass adm end lnk", [
    ["get /api/auth/user                                   401 401 200 200 200 200 200 200 401 401"],
    ["patch /api/auth/user/profile                         401 401 200 200 200 200 200 200 401 401", { body: profile }],
    ["patch /api/auth/user/type                            401 401 400 400 400 400 400 400 401 401", { body: { userType: "nobody" } }],
    ["get /api/auth/user/providers                         401 401 200 200 200 200 200 200 401 401"],
    ["delete /api/auth/user/providers/{id}                 401 401 404 404 404 404 404 404 401 401"],
    ["get /api/auth/user/providers/removed                 401 401 200 200 200 200 200 200 401 401"],
    ["post /api/auth/user/providers/{id}/let-in            401 401 404 404 404 404 404 404 401 401"],
    ["get /api/auth/user/email-change                      401 401 200 200 200 200 200 200 401 401"],
    ["delete /api/auth/user/email-change                   401 401 200 200 200 200 200 200 401 401"],
    ["post /api/auth/user/email-change/confirm             401 401 400 400 400 400 400 400 401 401", { body: { token: "nobody's" } }],
    ["get /api/auth/google                                 404 404 404 404 404 404 404 404 404 404"],
    ["get /api/auth/google/callback                        404 404 404 404 404 404 404 404 404 404"],
    ["get /api/auth/github                                 404 404 404 404 404 404 404 404 404 404"],
    ["get /api/auth/github/callback                        404 404 404 404 404 404 404 404 404 404"],
    ["get /api/auth/apple                                  404 404 404 404 404 404 404 404 404 404"],
    ["post /api/auth/apple/callback                        415 415 415 415 415 415 415 415 415 415"],
    ["get /api/auth/oidc                                   404 404 404 404 404 404 404 404 404 404"],
    ["get /api/auth/oidc/callback                          404 404 404 404 404 404 404 404 404 404"],
    ["get /api/logout                                      303 303 303 303 303 303 303 303 303 303"],
    ["post /api/login/email                                202 202 202 202 202 202 202 202 202 202", { body: { email: "new@person.example" } }],
    ["post /api/login/email/verify                         400 400 400 400 400 400 400 400 400 400", { body: { token: "nobody's" } }],
    ["post /api/login/email/code                           403 403 403 403 403 403 403 403 403 403", { body: { code: "123456" } }],

    ["get /api/builders                                    200 200 200 200 200 200 200 200 200 200"],
    ["get /api/builders/search                             200 200 200 200 200 200 200 200 200 200"],
    ["get /api/builders/profile                            401 401 404 404 200 200 200 404 401 401"],
    ["put /api/builders/profile                            401 401 403 403 200 200 200 403 401 401", { body: { city: "Reno" } }],
    ["get /api/builders/capacity                           401 401 404 404 200 200 200 404 401 401"],
    ["get /api/builders/not-asked                          401 401 404 404 200 200 200 404 401 401"],
    ["put /api/builders/capacity                           401 401 404 404 200 200 200 404 401 401", { body: usualCapacity }],
    ["get /api/currencies                                  200 200 200 200 200 200 200 200 200 200"],
    // A rate card is its builder's alone.
    ["get /api/builders/rates                              401 401 404 404 200 200 200 404 401 401"],
    ["put /api/builders/rates                              401 401 404 404 200 200 200 404 401 401", { body: { rates: [] } }],
    ["get /api/builders/network                            200 200 200 200 200 200 200 200 200 200"],
    ["get /api/builders/{id}                               404 404 404 404 404 404 404 200 404 404", { id: "builder" }],
    ["get /api/builders/{id}/similar                       200 200 200 200 200 200 200 200 200 200"],
    ["get /api/builders/{id}/reviews                       404 404 404 404 404 404 404 200 404 404", { id: "builder" }],
    ["get /api/reviews/testimonials                        200 200 200 200 200 200 200 200 200 200"],
    ["get /api/reviews/invitations                         401 401 200 200 200 200 200 200 401 401"],
    ["post /api/reviews/{id}                               401 401 201 404 404 404 404 404 401 401", { id: "review-invitation", given: "accepted", body: { overall: 4 } }],
    ["patch /api/reviews/{id}                              401 401 409 404 404 404 404 404 401 401", { id: "review-invitation", given: "accepted", body: { overall: 4 } }],
    ["delete /api/reviews/{id}                             401 401 409 404 404 404 404 404 401 401", { id: "review-invitation", given: "accepted" }],
    ["post /api/reviews/{id}/reply                         401 401 404 404 404 404 200 404 401 401", { id: "review", given: "accepted", body: { text: "Thank you" } }],
    ["post /api/reviews/{id}/report                        401 401 200 200 200 200 200 200 401 401", { id: "review", given: "accepted", body: { reason: "It names me" } }],
    ["get /api/admin/reviews/reports                       401 401 403 403 403 403 403 200 401 401"],
    ["post /api/admin/reviews/{id}/remove                  401 401 403 403 403 403 403 200 401 401", { id: "review", given: "accepted", body: { code: "threat" } }],
    ["post /api/admin/reviews/{id}/restore                 401 401 403 403 403 403 403 409 401 401", { id: "review", given: "accepted" }],
    ["get /api/builders/{id}/vetting                       404 404 404 404 404 404 404 200 404 404", { id: "builder" }],
    ["get /api/builders/vetting                            401 401 404 404 200 200 200 404 401 401"],
    ["post /api/builders/vetting                           401 401 404 404 400 400 400 404 401 401", { body: { kind: "insurance", ...policy, validUntil: testDay(200), documents: ["none"] } }],
    ["post /api/vetting/documents                          401 401 404 404 201 201 201 404 401 401", { upload: "file", query: "?kind=insurance" }],
    ["get /api/vetting/documents/{id}                      401 401 404 404 404 404 200 200 401 401", { id: "document" }],
    // A PDF has no preview.
    ["get /api/vetting/documents/{id}/preview              401 401 404 404 404 404 404 404 401 401", { id: "document" }],
    ["get /api/references/{token}                          404 404 404 404 404 404 404 404 404 404"],
    ["post /api/references/{token}                         404 404 404 404 404 404 404 404 404 404", { body: { worked: true, onTime: true, again: true } }],
    ["delete /api/references/{token}                       404 404 404 404 404 404 404 404 404 404"],
    ["delete /api/vetting/documents/{id}                   401 401 404 404 404 404 200 404 401 401", { id: "document" }],
    ["get /api/admin/vetting                               401 401 403 403 403 403 403 200 401 401"],
    ["post /api/admin/vetting                              401 401 403 403 403 403 403 404 401 401", { body: { builderId: "0190c000-0000-7000-8000-0000000000ff", visitor: "Max", booth: "Acme", visitedOn: testDay(-3), documents: ["none"] } }],
    ["get /api/admin/vetting-policy                        401 401 403 403 403 403 403 200 401 401"],
    ["put /api/admin/vetting-policy                        401 401 403 403 403 403 403 200 401 401", { body: { required: "none", version: 0 } }],
    ["post /api/admin/vetting/{id}/decide                  401 401 403 403 403 403 403 200 401 401", { id: "check", body: { decision: "refuse", reason: "Blurred", version: 1 } }],
    ["get /api/figures                                     200 200 200 200 200 200 200 200 200 200"],
    ["get /api/promise/summary                             200 200 200 200 200 200 200 200 200 200"],
    ["get /api/promise/numbers                             200 200 200 200 200 200 200 200 200 200"],
    ["get /api/promise/ledger.json                         200 200 200 200 200 200 200 200 200 200"],
    ["get /api/promise/ledger.csv                          200 200 200 200 200 200 200 200 200 200"],
    ["get /api/promise/seals                               200 200 200 200 200 200 200 200 200 200"],
    ["get /api/exhibit-builders                            200 200 200 200 200 200 200 200 200 200"],
    ["get /api/blog                                        200 200 200 200 200 200 200 200 200 200"],
    ["get /api/blog/cards                                  200 200 200 200 200 200 200 200 200 200"],
    ["get /api/blog/{id}                                   404 404 404 404 404 404 404 404 404 404"],
    ["post /api/booth-check                                200 200 200 200 200 200 200 200 200 200", { body: { industry: "island", boothSize: "20x20" } }],
    ["post /api/contact-messages                           201 201 201 201 201 201 201 201 201 201", { body: contact }],
    ["get /api/portfolio                                   200 200 200 200 200 200 200 200 200 200"],
    ["get /api/portfolio/search                            200 200 200 200 200 200 200 200 200 200"],
    ["get /api/portfolio/showcase                          200 200 200 200 200 200 200 200 200 200"],
    ["get /api/portfolio/builder/{id}                      200 200 200 200 200 200 200 200 200 200"],
    ["get /api/portfolio/{id}                              404 404 404 404 404 404 200 200 404 404", { id: "project" }],
    ["post /api/portfolio                                  401 401 409 409 201 201 201 409 401 401", { body: project }],
    ["patch /api/portfolio                                 401 401 400 400 400 400 400 400 401 401", { body: { title: "New" } }],
    ["delete /api/portfolio                                401 401 400 400 400 400 400 400 401 401"],
    ["patch /api/portfolio/{id}                            401 401 404 404 404 404 200 404 401 401", { id: "project", body: { title: "New" } }],
    ["delete /api/portfolio/{id}                           401 401 404 404 404 404 200 404 401 401", { id: "project" }],
    ["post /api/pictures                                   401 401 201 201 201 201 201 201 401 401", { upload: "picture" }],
    ["get /api/trade-shows                                 200 200 200 200 200 200 200 200 200 200"],
    ["get /api/trade-shows/search                          200 200 200 200 200 200 200 200 200 200"],
    ["get /api/trade-shows/upcoming                        200 200 200 200 200 200 200 200 200 200"],
    ["get /api/trade-shows/month                           200 200 200 200 200 200 200 200 200 200"],
    ["get /api/trade-shows/{id}                            404 404 404 404 404 404 404 404 404 404"],
    ["get /api/trade-shows/{id}/deadlines                  404 404 404 404 404 404 404 404 404 404"],
    ["get /api/trade-shows/{id}/services                   401 401 404 404 404 404 404 404 401 401"],

    ["get /api/auth/user/sessions                          401 401 200 200 200 200 200 200 401 401"],
    ["delete /api/auth/user/sessions/{id}                  401 401 404 404 404 404 404 404 401 401"],
    ["delete /api/auth/user/sessions                       401 401 200 200 200 200 200 200 401 401"],
    ["get /api/auth/user/mail                              401 401 200 200 200 200 200 200 401 401"],
    ["put /api/auth/user/mail                              401 401 200 200 200 200 200 200 401 401", { body: { wanted: [] } }],
    ["get /api/auth/user/passkeys                          401 401 200 200 200 200 200 200 401 401"],
    ["post /api/auth/user/passkeys/options                 401 401 200 200 200 200 200 200 401 401"],
    ["post /api/auth/user/passkeys                         401 401 400 400 400 400 400 400 401 401", { body: { name: "Mine", answer: noAnswer } }],
    ["patch /api/auth/user/passkeys/{id}                   401 401 404 404 404 404 404 404 401 401", { body: { name: "Mine" } }],
    ["delete /api/auth/user/passkeys/{id}                  401 401 404 404 404 404 404 404 401 401"],
    ["post /api/login/passkey/options                      200 200 200 200 200 200 200 200 200 200"],
    ["post /api/login/passkey                              400 400 400 400 400 400 400 400 400 400", { body: { answer: noAnswer } }],
    ["get /api/auth/user/proof                             401 401 200 200 200 200 200 200 401 401"],
    ["post /api/auth/user/proof/passkey/options            401 401 404 404 404 404 404 404 401 401"],
    ["post /api/auth/user/proof/passkey                    401 401 400 400 400 400 400 400 401 401", { body: { answer: noAnswer } }],
    ["post /api/auth/user/proof/email                      401 401 202 202 202 202 202 202 401 401"],
    ["post /api/auth/user/proof/email/verify               401 401 400 400 400 400 400 400 401 401", { body: { code: "123456" } }],
    ["get /api/auth/user/events                            401 401 200 200 200 200 200 200 401 401"],
    ["get /api/auth/user/data                              401 401 200 200 200 200 200 200 401 401"],
    ["delete /api/auth/user                                401 401 400 400 400 400 400 400 401 401", { body: { email: "not@mine.example" } }],

    ["get /api/favorites                                   401 401 200 200 200 200 200 200 401 401"],
    ["get /api/favorites/check/{itemType}                  400 400 400 400 400 400 400 400 400 400"],
    ["get /api/favorites/check/{itemType}/{itemId}         200 200 200 200 200 200 200 200 200 200"],
    ["get /api/favorites/count/{itemType}/{itemId}         200 200 200 200 200 200 200 200 200 200"],
    ["post /api/favorites/toggle                           401 401 200 200 200 200 200 200 401 401", { body: { itemType: "builder", itemId: beasBooths.id } }],

    ["post /api/quote-requests                             201 201 201 201 201 201 201 201 201 201", { body: submit }],
    ["get /api/quote-requests/{id}                         404 200 200 404 404 404 200 200 404 404"],
    ["get /api/quote-requests/{id}/responses               401 401 200 404 404 404 200 200 401 401"],
    ["get /api/quote-requests/{id}/builders                401 401 200 404 404 404 404 200 401 401"],
    ["get /api/quote-requests/{id}/comparison              401 401 200 404 404 404 404 200 401 401"],
    ["get /api/quote-requests/{id}/comparison.csv          401 401 200 404 404 404 404 200 401 401"],
    ["put /api/quote-requests/{id}/seen                    401 401 200 404 404 404 200 200 401 401", { body: { quotes: [] } }],
    ["get /api/quote-requests/{id}/comparison.xlsx         401 401 200 404 404 404 404 200 401 401"],
    ["get /api/quote-requests/{id}/plan                    401 401 200 404 404 404 404 200 401 401"],
    ["patch /api/quote-requests/{id}/plan/{key}            401 401 200 404 404 404 404 404 401 401", { body: { state: "done" } }],
    ["post /api/quote-requests/{id}/plan/calendar          401 401 201 404 404 404 404 404 401 401"],
    ["delete /api/quote-requests/{id}/plan/calendar        401 401 200 404 404 404 404 404 401 401"],
    ["patch /api/quote-requests/{id}                       401 401 200 404 404 404 404 404 401 401", { body: { version: 1, boothSize: "30x30" } }],
    ["get /api/quote-requests/{id}/brief.pdf               401 401 200 404 404 404 200 200 401 401"],
    ["get /api/quote-requests/{id}/brief-changes           401 401 200 404 404 404 200 200 401 401"],
    ["get /api/quote-requests/{id}/comparison.pdf          401 401 200 404 404 404 404 200 401 401"],
    ["get /api/quote-requests/{id}/accepted-quote.pdf      401 401 200 404 404 404 404 200 401 401", { given: "accepted" }],
    ["put /api/quote-requests/{id}/scope                   401 401 200 404 404 404 404 404 401 401", { body: { struck: ["shipping"] } }],
    ["post /api/quote-requests/{id}/cancel                 401 401 200 404 404 404 404 200 401 401", { body: {} }],

    ["post /api/quote-requests/{id}/decline                401 401 404 404 404 404 200 404 401 200", { body: {} }],
    ["post /api/quote-requests/{id}/more-quotes            401 401 409 404 404 404 404 409 401 401"],
    ["post /api/quote-requests/{id}/stop-asking            401 401 409 404 404 404 404 409 401 401"],
    ["post /api/quote-requests/{id}/acknowledge            401 401 404 404 404 404 200 404 401 200"],
    // The question is Bea's, the assigned builder's; the owner or an admin answers. The owner asks the builders.
    ["get /api/jobs                                        401 401 200 200 200 200 200 200 401 401"],
    ["get /api/jobs/calendar                               401 401 200 200 200 200 200 200 401 401"],
    ["post /api/jobs/calendar                              401 401 201 201 201 201 201 201 401 401"],
    ["delete /api/jobs/calendar                            401 401 200 200 200 200 200 200 401 401"],
    ["get /api/jobs/{id}                                   401 401 200 404 404 404 200 200 401 401", { id: "response", given: "accepted" }],
    ["post /api/jobs/{id}/changes                          401 401 201 404 404 404 400 404 401 401", { id: "response", given: "accepted", body: { title: "A taller wall" } }],
    ["post /api/jobs/{id}/call-off                         401 401 200 404 404 404 200 404 401 401", { id: "response", given: "accepted", body: { code: "budget" } }],
    ["post /api/jobs/{id}/sign-off                         401 401 200 404 404 404 403 404 401 401", { id: "response", given: "accepted" }],
    ["get /api/jobs/{id}/close-out                         401 401 200 404 404 404 200 200 401 401", { id: "response", given: "accepted" }],
    ["put /api/jobs/{id}/close-out                         401 401 409 404 404 404 409 404 401 401", { id: "response", given: "accepted", body: { version: 1 } }],
    ["post /api/jobs/{id}/close-out/confirm                401 401 409 404 404 404 409 404 401 401", { id: "response", given: "accepted", body: { version: 1 } }],
    // Each side's own steps are in jobs.integration.test.ts.
    ["patch /api/changes/{id}                              401 401 404 404 404 404 404 404 401 401", { body: { title: "A taller wall", version: 1 } }],
    ["post /api/changes/{id}/approve                       401 401 404 404 404 404 404 404 401 401", { body: { version: 1 } }],
    ["post /api/changes/{id}/refuse                        401 401 404 404 404 404 404 404 401 401", { body: { version: 1 } }],
    ["post /api/changes/{id}/decline                       401 401 404 404 404 404 404 404 401 401", { body: { version: 1, note: "No" } }],
    ["post /api/changes/{id}/withdraw                      401 401 404 404 404 404 404 404 401 401", { body: { version: 1 } }],
    ["post /api/jobs/{id}/agree                             401 401 200 404 404 404 200 404 401 401", { id: "response", given: "accepted", body: { version: 1 } }],
    ["put /api/jobs/{id}/agreement                          401 401 200 404 404 404 200 404 401 401", { id: "response", given: "accepted", body: { payments: [], cancellation: "Half", version: 1 } }],
    ["get /api/jobs/{id}/agreement.pdf                      401 401 200 404 404 404 200 200 401 401", { id: "response", given: "accepted" }],
    ["get /api/jobs/{id}/record.pdf                         401 401 200 404 404 404 200 200 401 401", { id: "response", given: "accepted" }],
    ["post /api/jobs/{id}/approvals                        401 401 400 404 404 404 400 404 401 401", { id: "response", given: "accepted", body: { kind: "drawings", title: "Plan", files: ["nobody's"] } }],
    ["post /api/approvals-of-jobs/{id}/approve             401 401 404 404 404 404 404 404 401 401", { body: {} }],
    ["post /api/approvals-of-jobs/{id}/want-changes        401 401 404 404 404 404 404 404 401 401", { body: { note: "No" } }],
    ["post /api/approvals-of-jobs/{id}/withdraw            401 401 404 404 404 404 404 404 401 401"],
    ["get /api/jobs/{id}/messages                          401 401 200 404 404 404 200 200 401 401", { id: "response", given: "accepted" }],
    ["post /api/jobs/{id}/certificate                      401 401 404 404 404 404 409 404 401 401", { id: "response", given: "accepted" }],
    ["post /api/jobs/{id}/messages                         401 401 201 404 404 404 201 201 401 401", { id: "response", given: "accepted", body: { text: "Hello" } }],
    ["post /api/payments/{id}/sent                          401 401 404 404 404 404 404 404 401 401", { body: {} }],
    ["post /api/payments/{id}/received                      401 401 404 404 404 404 404 404 401 401"],
    ["post /api/payments/{id}/not-agreed                    401 401 404 404 404 404 404 404 401 401", { body: { note: "No" } }],
    ["post /api/jobs/{id}/call-in                          401 401 200 404 404 404 200 404 401 401", { id: "response", given: "accepted", body: { text: "We differ" } }],
    ["post /api/jobs/{id}/call-in/answer                   401 401 409 404 404 404 409 404 401 401", { id: "response", given: "accepted", body: { text: "We differ" } }],
    ["post /api/admin/jobs/{id}/call-in/close              401 401 403 403 403 403 403 409 401 401", { id: "response", given: "accepted", body: { outcome: "settled", words: "Thanks" } }],
    ["post /api/jobs/{id}/built                            401 401 403 404 404 404 403 404 401 401", { id: "response", given: "accepted", body: { built: true } }],
    ["get /api/jobs/{id}/site                              401 401 200 404 404 404 200 200 401 401", { id: "response", given: "accepted" }],
    ["post /api/jobs/{id}/punch                            401 401 201 404 404 404 201 404 401 401", { id: "response", given: "accepted", body: { text: "A scratch" } }],
    ["post /api/punch/{id}/fixed                           401 401 404 404 404 404 404 404 401 401"],
    ["post /api/punch/{id}/not-agreed                      401 401 404 404 404 404 404 404 401 401", { body: { note: "No" } }],
    ["post /api/punch/{id}/accept                          401 401 404 404 404 404 404 404 401 401"],
    ["post /api/punch/{id}/reopen                          401 401 404 404 404 404 404 404 401 401", { body: {} }],
    ["post /api/punch/{id}/photos                          401 401 404 404 404 404 404 404 401 401", { upload: "file" }],
    ["post /api/jobs/{id}/stands                           401 401 403 404 404 404 200 404 401 401", { id: "response", given: "accepted" }],
    ["post /api/jobs/{id}/site-link                        401 401 403 404 404 404 200 404 401 401", { id: "response", given: "accepted" }],
    ["delete /api/jobs/{id}/site-link                      401 401 403 404 404 404 200 404 401 401", { id: "response", given: "accepted" }],
    ["put /api/jobs/{id}/as-built/{fileId}                 401 401 404 404 404 404 400 404 401 401", { id: "response", given: "accepted", body: {} }],
    ["post /api/jobs/{id}/project                          401 401 403 404 404 404 409 404 401 401", { id: "response", given: "accepted" }],
    // The crew's own rights are in floor.integration.test.ts.
    ["get /api/builders/{id}/final-bills                   200 200 200 200 200 200 200 200 200 200", { id: "builder" }],
    ["get /api/site/{token}                                404 404 404 404 404 404 404 404 404 404"],
    ["post /api/site/{token}                               404 404 404 404 404 404 404 404 404 404", { body: { act: "stands" } }],
    ["post /api/site/{token}/photos/{id}                   404 404 404 404 404 404 404 404 404 404", { upload: "file" }],
    ["get /api/site/{token}/files/{id}                     404 404 404 404 404 404 404 404 404 404"],
    ["get /api/site/{token}/files/{id}/preview             404 404 404 404 404 404 404 404 404 404"],
    ["post /api/quote-responses/{id}/job                   401 401 201 404 404 404 201 404 401 401", { id: "response", given: "accepted" }],
    ["get /api/quote-requests/{id}/exhibitor               401 401 200 404 404 404 200 200 401 401"],
    ["get /api/quote-requests/{id}/questions               401 401 200 404 404 404 200 200 401 401"],
    ["post /api/quote-requests/{id}/questions              401 401 201 404 404 404 201 404 401 201", { body: { text: "How tall?" } }],
    ["post /api/questions/{id}/answer                      401 401 200 404 404 404 404 200 401 404", { id: "question", body: { text: "12 feet" } }],
    ["post /api/questions/{id}/decline                     401 401 200 404 404 404 404 200 401 404", { id: "question", body: { code: "private" } }],
    ["post /api/questions/{id}/withdraw                    401 401 404 404 404 404 200 404 401 401", { id: "question" }],
    // The owner's question to Bea: she answers.
    ["post /api/questions/{id}/answer                      401 401 404 404 404 404 200 404 401 200", { id: "question-to-builder", body: { text: "12 feet" } }],
    ["post /api/questions/{id}/decline                     401 401 404 404 404 404 200 404 401 200", { id: "question-to-builder", body: { code: "private" } }],
    ["post /api/questions/{id}/withdraw                    401 401 200 404 404 404 404 404 401 401", { id: "question-to-builder" }],

    // Files of the brief; those of an offer are in attachments.integration.test.ts.
    ["get /api/quote-requests/{id}/attachments             401 401 200 404 404 404 200 200 401 401"],
    ["post /api/attachments                                401 401 201 404 404 404 404 404 401 404", { upload: "file", query: "?purpose=brief&request={id}" }],
    ["get /api/attachments/{id}                            401 401 200 404 404 404 200 200 401 401", { id: "attachment" }],
    // The file is a PDF of the owner's: it has no preview, and its stamp is for builders.
    ["get /api/attachments/{id}/preview                    401 401 404 404 404 404 404 404 401 401", { given: "offered", id: "attachment" }],
    ["get /api/attachments/{id}/stamp                      401 401 404 404 404 404 404 404 401 401", { given: "offered", id: "attachment" }],
    // Bea's link adds to her offer.
    ["post /api/attachments                                401 401 404 404 404 404 201 404 401 201", { upload: "file", query: "?purpose=offer&request={id}" }],
    ["delete /api/attachments/{id}                         401 401 200 404 404 404 404 404 401 404", { id: "attachment" }],

    ["get /api/respond/{token}                             404 404 404 404 404 404 404 404 404 404"],
    ["get /api/respond/{token}/brief.pdf                   404 404 404 404 404 404 404 404 404 404"],
    ["get /api/respond/{token}/fill                        404 404 404 404 404 404 404 404 404 404"],
    ["post /api/respond/{token}/acknowledge                404 404 404 404 404 404 404 404 404 404"],
    ["post /api/respond/{token}/decline                    404 404 404 404 404 404 404 404 404 404", { body: {} }],
    ["post /api/respond/{token}/decline-question           404 404 404 404 404 404 404 404 404 404", { body: { questionId: "none", code: "private" } }],
    ["post /api/respond/{token}/quote                      404 404 404 404 404 404 404 404 404 404", { body: offer }],
    ["post /api/respond/{token}/revise                     404 404 404 404 404 404 404 404 404 404", { body: offer }],
    ["post /api/respond/{token}/answer                     404 404 404 404 404 404 404 404 404 404", { body: { questionId: "none", text: "Alu" } }],
    ["post /api/respond/{token}/ask                        404 404 404 404 404 404 404 404 404 404", { body: { text: "How tall?" } }],
    ["post /api/respond/{token}/stands                     404 404 404 404 404 404 404 404 404 404"],
    ["post /api/respond/{token}/confirm                    404 404 404 404 404 404 404 404 404 404", { body: { version: 1 } }],
    ["post /api/respond/{token}/withdraw                   404 404 404 404 404 404 404 404 404 404"],
    ["post /api/respond/{token}/remove-file                404 404 404 404 404 404 404 404 404 404", { body: { fileId: "none" } }],
    ["post /api/respond/{token}/attachments                404 404 404 404 404 404 404 404 404 404", { upload: "file" }],
    ["post /api/respond/{token}/new-link                   200 200 200 200 200 200 200 200 200 200"],
    ["post /api/respond/{token}/take-back                  404 404 404 404 404 404 404 404 404 404"],
    // By the link in Bea's invitation every caller does the same, as Bea may: her own question is the owner's to answer, and the
    // file is of the brief. No round is open, and there is nothing to take back: 409.
    ["get /api/respond/{token}                             200 200 200 200 200 200 200 200 200 200", { isInvited }],
    ["get /api/respond/{token}/fill                        200 200 200 200 200 200 200 200 200 200", { isInvited }],
    ["post /api/respond/{token}/acknowledge                200 200 200 200 200 200 200 200 200 200", { isInvited }],
    ["post /api/respond/{token}/decline                    200 200 200 200 200 200 200 200 200 200", { isInvited, body: {} }],
    ["post /api/respond/{token}/quote                      200 200 200 200 200 200 200 200 200 200", { isInvited, body: offer }],
    ["post /api/respond/{token}/revise                     200 200 200 200 200 200 200 200 200 200", { isInvited, given: "offered", body: offer }],
    ["post /api/respond/{token}/confirm                    200 200 200 200 200 200 200 200 200 200", { isInvited, given: "offered", body: { version: 1 } }],
    ["post /api/respond/{token}/withdraw                   200 200 200 200 200 200 200 200 200 200", { isInvited, given: "offered" }],
    ["post /api/respond/{token}/stands                     409 409 409 409 409 409 409 409 409 409", { isInvited, given: "offered" }],
    ["post /api/respond/{token}/take-back                  409 409 409 409 409 409 409 409 409 409", { isInvited }],
    ["post /api/respond/{token}/ask                        200 200 200 200 200 200 200 200 200 200", { isInvited, body: { text: "How tall?" } }],
    ["post /api/respond/{token}/answer                     200 200 200 200 200 200 200 200 200 200", { isInvited, id: "question-to-builder", body: { questionId: "{subject}", text: "Alu" } }],
    ["post /api/respond/{token}/answer                     404 404 404 404 404 404 404 404 404 404", { isInvited, id: "question", body: { questionId: "{subject}", text: "Alu" } }],
    ["post /api/respond/{token}/decline-question           200 200 200 200 200 200 200 200 200 200", { isInvited, id: "question-to-builder", body: { questionId: "{subject}", code: "private" } }],
    ["post /api/respond/{token}/decline-question           404 404 404 404 404 404 404 404 404 404", { isInvited, id: "question", body: { questionId: "{subject}", code: "private" } }],
    ["post /api/respond/{token}/attachments                201 201 201 201 201 201 201 201 201 201", { isInvited, upload: "file" }],
    ["post /api/respond/{token}/remove-file                404 404 404 404 404 404 404 404 404 404", { isInvited, id: "attachment", body: { fileId: "{subject}" } }],
    ["post /api/respond/{token}/new-link                   200 200 200 200 200 200 200 200 200 200", { isInvited }],
    // The same link once the request is canceled.
    ["get /api/respond/{token}                             404 404 404 404 404 404 404 404 404 404", { isInvited, given: "cancelled" }],
    ["post /api/respond/{token}/quote                      404 404 404 404 404 404 404 404 404 404", { isInvited, given: "cancelled", body: offer }],
    ["post /api/quote-requests/{id}/interest               401 401 404 404 404 200 200 404 401 401", { given: "pending" }],
    ["delete /api/quote-requests/{id}/interest             401 401 404 404 404 200 200 404 401 401", { given: "pending" }],

    ["post /api/quote-responses                            401 401 404 404 404 404 201 404 401 201", { body: { quoteRequestId: "{id}", ...offer } }],
    ["patch /api/quote-responses/{id}                      401 401 404 404 404 404 200 404 401 200", { given: "offered", id: "response", body: offer }],
    ["get /api/quote-responses/{id}/versions               401 401 200 404 404 404 200 200 401 401", { given: "offered", id: "response" }],
    ["get /api/quote-responses/{id}/versions/{range}/diff  401 401 200 404 404 404 200 200 401 401", { given: "offered", id: "response" }],
    // No round is open: 409. The rounds themselves are in rounds of asks-and-scope.integration.test.ts.
    ["post /api/quote-responses/{id}/stands                401 401 404 404 404 404 409 404 401 409", { given: "offered", id: "response" }],
    ["post /api/quote-requests/{id}/rounds                 401 401 400 404 404 404 404 404 401 401", { given: "offered", body: { offers: [{ responseId: "none" }], text: "Your last word?", endsAt: "2020-01-01T00:00:00Z" } }],
    ["post /api/rounds/{id}/cancel                         401 401 404 404 404 404 404 404 401 401"],
    ["post /api/quote-responses/{id}/confirm               401 401 404 404 404 404 200 404 401 200", { given: "offered", id: "response", body: { version: 1 } }],
    ["post /api/quote-responses/{id}/withdraw              401 401 404 404 404 404 200 404 401 200", { given: "offered", id: "response" }],
    ["post /api/quote-responses/{id}/accept                401 401 200 404 404 404 404 404 401 401", { given: "offered", id: "response" }],
    ["post /api/quote-responses/{id}/ask-price             401 401 409 404 404 404 404 404 401 401", { given: "offered", id: "response" }],
    ["post /api/quote-responses/{id}/ask-to-itemize        401 401 200 404 404 404 404 404 401 401", { given: "offered", id: "response" }],
    // It is for the brief as it is: 409.
    ["post /api/quote-responses/{id}/ask-update            401 401 409 404 404 404 404 404 401 401", { given: "offered", id: "response" }],
    ["post /api/quote-responses/{id}/decline               401 401 200 404 404 404 404 404 401 401", { given: "offered", id: "response", body: {} }],

    ["get /api/dashboard/overview                          401 401 200 200 200 200 200 200 401 401"],
    ["get /api/dashboard/quotes                            401 401 200 200 200 200 200 200 401 401"],
    ["get /api/dashboard/assigned-quotes                   401 401 200 200 200 200 200 200 401 401"],
    ["get /api/dashboard/available-quote-requests          401 401 200 200 200 200 200 200 401 401"],
    ["get /api/dashboard/quote-responses                   401 401 200 200 200 200 200 200 401 401"],
    ["get /api/dashboard/projects                          401 401 200 200 200 200 200 200 401 401"],
    // Everyone's own list: empty for who is no builder.
    ["get /api/dashboard/earlier-quotes                    401 401 200 200 200 200 200 200 401 401"],

    ["get /api/changes                                     401 401 200 200 200 200 200 200 401 401"],

    ["get /api/admin/people                                401 401 403 403 403 403 403 200 401 401"],
    ["post /api/admin/people/{id}/suspend                  401 401 403 403 403 403 403 404 401 401", { body: { reason: "Spam" } }],
    ["post /api/admin/people/{id}/restore                  401 401 403 403 403 403 403 404 401 401"],
    ["get /api/admin/dashboard                             401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/reports                               401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/quote-measures                        401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/content-sync                          401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/mail-hold                             401 401 403 403 403 403 403 200 401 401"],
    ["post /api/admin/mail-hold/release                    401 401 403 403 403 403 403 409 401 401", { body: { queued: "send" } }],
    ["get /api/admin/supply                                401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/supply/near                           401 401 403 403 403 403 403 200 401 401", { query: "?city=Reno&type=island&size=101-400" }],
    ["post /api/admin/builders/import                      401 401 403 403 403 403 403 200 401 401", { body: { csv: "name\nA" } }],
    ["get /api/admin/builder-invites                       401 401 403 403 403 403 403 200 401 401"],
    ["post /api/admin/builder-invites                      401 401 403 403 403 403 403 201 401 401", { body: { email: "new@builder.example" } }],
    ["post /api/admin/builder-invites/{id}/revoke          401 401 403 403 403 403 403 409 401 401"],
    ["post /api/builder-invites/open                       404 404 404 404 404 404 404 404 404 404", { body: { token: "none" } }],
    ["post /api/builder-invites/accept                     401 401 404 404 404 404 404 409 401 401", { body: { token: "none" } }],
    ["get /api/admin/quotes                                401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/quotes.csv                            401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/quotes/{id}                           401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/builders                              401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/audit                                 401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/quotes/{id}/suggested-builders        401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/review-queue                          401 401 403 403 403 403 403 200 401 401"],
    ["post /api/admin/builders/{id}/review                 401 401 403 403 403 403 403 200 401 401", { id: "builder", body: { decision: "approve" } }],
    ["post /api/admin/portfolio/{id}/pictures/{n}/label    401 401 403 403 403 403 403 400 401 401", { id: "project", body: { label: null } }],
    ["post /api/admin/portfolio/{id}/review                401 401 403 403 403 403 403 200 401 401", { id: "project", body: { decision: "approve" } }],
    ["get /api/admin/show-services                         401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/trade-shows/{id}/rules                401 401 403 403 403 403 403 404 401 401"],
    ["put /api/admin/trade-shows/{id}/rules                401 401 403 403 403 403 403 404 401 401", { body: { rules: null } }],
    ["get /api/admin/trade-shows/{id}/deadlines            401 401 403 403 403 403 403 404 401 401"],
    ["put /api/admin/trade-shows/{id}/deadlines            401 401 403 403 403 403 403 404 401 401", { body: { deadlines: [] } }],
    ["put /api/admin/trade-shows/{id}/services             401 401 403 403 403 403 403 404 401 401", { body: { services: null } }],
    ["put /api/admin/countries/{id}/services               401 401 403 403 403 403 403 404 401 401", { body: { services: null } }],
    ["get /api/admin/benchmarks                            401 401 200 200 200 200 200 200 401 401"],
    ["put /api/admin/benchmarks                            401 401 403 403 403 403 403 200 401 401", { body: { benchmarks: [] } }],
    ["get /api/admin/promise/queue                         401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/promise/policy                        401 401 403 403 403 403 403 200 401 401"],
    ["post /api/admin/promise/policy/replay                401 401 403 403 403 403 403 200 401 401", { body: { params: defaultPromiseParams } }],
    ["get /api/commission/rates                            200 200 200 200 200 200 200 200 200 200"],
    ["get /api/commission/agreement                        401 401 404 404 404 200 200 404 401 401"],
    ["post /api/commission/agreement                       401 401 404 404 404 409 409 404 401 401", { body: { version: 1 } }],
    ["get /api/commission/terms/{id}                       401 401 404 404 404 200 200 404 401 401"],
    ["get /api/statements                                  401 401 404 404 404 200 200 404 401 401"],
    ["get /api/statements/{id}                             401 401 404 404 404 404 404 404 401 401"],
    ["get /api/statements/{id}/statement.pdf               401 401 404 404 404 404 404 404 401 401"],
    ["post /api/statements/{id}/contest                    401 401 404 404 404 404 404 404 401 401", { body: { entryId: "nobody's", code: "other", text: "Why?" } }],
    ["get /api/admin/commission/contests                   401 401 403 403 403 403 403 200 401 401"],
    ["post /api/admin/commission/contests/{id}/decide      401 401 403 403 403 403 403 404 401 401", { body: { amount: null, words: "It stays" } }],
    ["get /api/admin/commission/statements                 401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/commission/statements.csv             401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/commission/statements.xlsx            401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/commission/operator                   401 401 403 403 403 403 403 200 401 401"],
    ["put /api/admin/commission/operator                   401 401 403 403 403 403 403 409 401 401", { body: { seen: 999, operator: exampleOperator } }],
    ["post /api/admin/commission/payments                  401 401 403 403 403 403 403 404 401 401", { body: { statementId: "nobody's", kind: "paid", amount: 1, day: "2026-12-01", reference: "T1", idempotencyKey: "1" } }],
    ["post /api/admin/commission/waive                     401 401 403 403 403 403 403 404 401 401", { body: { entryId: "nobody's", reason: "A gift" } }],
    ["get /api/builders/money                              401 401 404 404 404 200 200 404 401 401"],
    ["get /api/admin/commission/summary                    401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/commission/entries                    401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/commission/unagreed                   401 401 403 403 403 403 403 200 401 401"],
    ["post /api/admin/commission/estimate                  401 401 403 403 403 403 403 200 401 401", { body: { params: exampleRates } }],
    ["get /api/admin/commission/rates                      401 401 403 403 403 403 403 200 401 401"],
    ["put /api/admin/commission/rates                      401 401 403 403 403 403 403 409 401 401", { body: { seen: 999, params: exampleRates } }],
    ["put /api/admin/commission/builders/{id}              401 401 403 403 403 403 403 409 401 401", { id: "builder", body: { seen: 999, params: exampleRates } }],
    ["put /api/admin/promise/policy                        401 401 403 403 403 403 403 409 401 401", { body: { version: 999, params: defaultPromiseParams } }],
    ["get /api/admin/quotes/{id}/promise                   401 401 403 403 403 403 403 200 401 401"],
    ["post /api/admin/quotes/{id}/promise/invite/undo      401 401 403 403 403 403 403 200 401 401", { body: { builderIds: ["0190b000-0000-7000-8000-0000000000ff"] } }],
    ["post /api/admin/quotes/{id}/promise/invite           401 401 403 403 403 403 403 404 401 401", { body: { builderIds: ["0190b000-0000-7000-8000-0000000000ff"], version: 1 } }],
    ["post /api/admin/quotes/{id}/promise/end              401 401 403 403 403 403 403 404 401 401", { body: { builderIds: ["0190b000-0000-7000-8000-0000000000ff"] } }],
    ["post /api/admin/quotes/{id}/promise/pause            401 401 403 403 403 403 403 404 401 401", { body: { reason: "We need the floor plan" } }],
    ["post /api/admin/quotes/{id}/promise/resume           401 401 403 403 403 403 403 404 401 401"],
    ["post /api/admin/quotes/{id}/promise/exclude          401 401 403 403 403 403 403 404 401 401", { body: { reason: "spam" } }],
    ["post /api/admin/quotes/{id}/promise/close            401 401 403 403 403 403 403 404 401 401", { body: { email: "We are late" } }],
    ["post /api/admin/quotes/{id}/promise/keep-trying      401 401 403 403 403 403 403 404 401 401", { body: {} }],
    ["get /api/admin/setup                                 401 401 403 403 403 403 403 200 401 401"],
    ["post /api/admin/test-mail                            401 401 403 403 403 403 403 200 401 401"],
    ["get /api/admin/content                               401 401 403 403 403 403 403 200 401 401", { query: "?kind=trade-shows" }],
    ["get /api/admin/content/{id}                          401 401 403 403 403 403 403 404 401 401", { query: "?kind=trade-shows" }],
    ["put /api/admin/content/{id}/hidden                   401 401 403 403 403 403 403 404 401 401", { body: { kind: "trade-shows", isHidden: true } }],
    ["post /api/admin/trade-shows                          401 401 403 403 403 403 403 201 401 401", { body: { title: "Matrix Fair" } }],
    ["put /api/admin/trade-shows/{id}                      401 401 403 403 403 403 403 404 401 401", { body: { title: "Matrix Fair" } }],
    ["post /api/admin/projects                             401 401 403 403 403 403 403 201 401 401", { body: project }],
    ["put /api/admin/projects/{id}                         401 401 403 403 403 403 403 404 401 401", { body: project }],
    ["post /api/admin/articles                             401 401 403 403 403 403 403 201 401 401", { body: { title: "Matrix" } }],
    ["put /api/admin/articles/{id}                         401 401 403 403 403 403 403 404 401 401", { body: { title: "Matrix" } }],
    ["patch /api/admin/quotes/{id}                         401 401 403 403 403 403 403 200 401 401", { body: { priority: "high" } }],
    ["post /api/admin/quotes/{id}/assign                   401 401 403 403 403 403 403 200 401 401", { body: { builderIds: [] } }],
    ["post /api/admin/quotes/{id}/send-again               401 401 403 403 403 403 403 200 401 401", { given: "failed", body: {} }],
    ["post /api/admin/quotes/{id}/complete                 401 401 403 403 403 403 403 200 401 401", { given: "accepted" }],
    ["post /api/admin/quotes/{id}/erase                    401 401 403 403 403 403 403 200 401 401"],
    ["post /api/admin/quotes/{id}/cancel                   401 401 403 403 403 403 403 200 401 401", { body: {} }],
    ["post /api/admin/quotes/{id}/reopen                   401 401 403 403 403 403 403 200 401 401", { given: "cancelled", body: {} }],
  ]),
];

/**
 * Rights of a builder without an account who holds the link of their invitation. `whose`: own, another builder's of the same
 * request, the exhibitor's, and of its questions those to them or to another builder. Shown and hidden are by the page of the
 * link; calls bring it as a header, and what takes none is 401 as without a sign-in.
 */
// biome-ignore format: a table is read by its columns
export const linkRights = [
  ["lines",     "read",                                        "own",                   "shown"],
  ["lines",     "read",                                        "another's",             "hidden"],
  ["lines",     "post /api/quote-responses",                   "own",                   201],
  ["lines",     "get /api/quote-requests/{id}/responses",      "any",                   401],
  ["lines",     "get /api/quote-requests/{id}/comparison",     "any",                   401],
  ["lines",     "get /api/quote-requests/{id}/comparison.csv", "any",                   401],
  ["lines",     "patch /api/quote-responses/{id}",             "own",                   200],
  ["lines",     "patch /api/quote-responses/{id}",             "another's",             404],
  ["lines",     "post /api/quote-responses/{id}/confirm",      "own",                   200],
  ["lines",     "post /api/quote-responses/{id}/confirm",      "another's",             404],
  ["lines",     "post /api/quote-responses/{id}/stands",       "own",                   409],
  ["lines",     "post /api/quote-responses/{id}/stands",       "another's",             404],
  ["lines",     "post /api/quote-responses/{id}/withdraw",     "another's",             404],
  ["lines",     "post /api/quote-responses/{id}/accept",       "own",                   401],
  ["lines",     "post /api/quote-responses/{id}/decline",      "another's",             401],
  ["lines",     "get /api/quote-responses/{id}/versions",      "own",                   401],
  ["lines",     "get /api/quote-responses/{id}/versions",      "another's",             401],
  ["files",     "post /api/attachments",                       "own",                   201],
  ["files",     "list",                                        "own",                   "shown"],
  ["files",     "list",                                        "another's",             "hidden"],
  ["files",     "list",                                        "another's of a question", "hidden"],
  ["files",     "list",                                        "the exhibitor's",       "hidden"],
  ["files",     "get /api/attachments/{id}",                   "own",                   401],
  ["files",     "get /api/attachments/{id}",                   "another's",             401],
  ["files",     "get /api/attachments/{id}",                   "another's of a question", 401],
  ["files",     "get /api/attachments/{id}",                   "the exhibitor's",       401],
  ["files",     "delete /api/attachments/{id}",                "another's",             404],
  ["files",     "delete /api/attachments/{id}",                "another's of a question", 404],
  ["files",     "delete /api/attachments/{id}",                "the exhibitor's",       404],
  ["files",     "delete /api/attachments/{id}",                "own",                   200],
  ["questions", "post /api/quote-requests/{id}/questions",     "own",                   201],
  ["questions", "read",                                        "own",                   "shown"],
  ["questions", "read",                                        "own, private",          "shown"],
  ["questions", "read",                                        "another's",             "shown"],
  ["questions", "read",                                        "another's, private",    "hidden"],
  ["questions", "read",                                        "the exhibitor's",       "shown"],
  ["questions", "read",                                        "the exhibitor's to another", "hidden"],
  ["questions", "post /api/questions/{id}/decline",            "own",                   404],
  ["questions", "post /api/questions/{id}/decline",            "another's",             404],
  ["questions", "post /api/questions/{id}/decline",            "another's, private",    404],
  ["questions", "post /api/questions/{id}/decline",            "the exhibitor's to another", 404],
  ["questions", "post /api/questions/{id}/answer",             "own",                   404],
  ["questions", "post /api/questions/{id}/answer",             "another's",             404],
  ["questions", "post /api/questions/{id}/answer",             "another's, private",    404],
  ["questions", "post /api/questions/{id}/answer",             "the exhibitor's to another", 404],
  ["questions", "post /api/questions/{id}/answer",             "the exhibitor's",       200],
  ["questions", "post /api/questions/{id}/withdraw",           "own",                   401],
] as const;

type Rest = Omit<PermissionRow, "route" | "statuses">;

function rows(_head: string, table: ([string] | [string, Rest])[]): PermissionRow[] {
  return table.map(([line, rest = {}]) => {
    const [, route = "", statuses = ""] = /^(\S+ \S+)\s+(.*)$/.exec(line) ?? [];
    return { route, statuses, ...rest };
  });
}
