import { expect, test } from "vitest";
import { bea, carl } from "../../quotes/examples.ts";
import { auditWords } from "./audit-words.ts";

const names = new Map<string, string>([[bea, "Bea's Booths"]]);

test.for([
  [
    "quote-request.assigned",
    { added: [bea], removed: [carl] },
    "assigned Bea's Booths, removed an unknown builder",
  ],
  ["quote-request.assigned", { added: [], priority: "high" }, "set the priority to high"],
  ["quote-request.assigned", {}, "saved the assignment"],
  [
    "quote-request.sent-again",
    { builders: [bea, carl] },
    "sent the invitation again to Bea's Booths, an unknown builder",
  ],
  ["quote-request.sent-again", {}, "sent the invitation again to nobody"],
  [
    "quote-request.annotated",
    { priority: "low", notes: "written" },
    "set the priority to low, wrote notes",
  ],
  ["quote-request.annotated", { notes: "removed" }, "removed the notes"],
  ["quote-request.annotated", {}, "saved the request unchanged"],
  ["quote-request.completed", {}, "completed the request"],
  ["quote-request.cancelled", {}, "canceled the request"],
  ["quote-request.erased", {}, "erased the personal data of the request"],
  ["quote-request.reopened", { reason: "By mistake" }, "reopened the request: By mistake"],
  ["quote-request.reopened", { reason: null }, "reopened the request"],
  ["quote-requests.exported", {}, "exported all requests"],
  ["quote-requests.exported", { group: "open" }, "exported the open requests"],
  ["quote-requests.exported", { search: "CES" }, "exported requests that match a search"],
  [
    "quote-requests.exported",
    { group: "open", search: "CES" },
    "exported the open requests that match a search",
  ],
  ["invitation.declined", { builderId: bea }, "declined the invitation for Bea's Booths"],
  ["quote-response.sent", {}, "sent a quote"],
  ["quote-response.revised", { revision: 3 }, "revised the quote (version 3)"],
  ["quote-response.revised", {}, "revised the quote"],
  ["quote-response.withdrawn", {}, "withdrew the quote"],
  ["quote-response.accepted", {}, "accepted a quote"],
  ["quote-response.declined", {}, "declined a quote"],
  ["builder-profile.created", {}, "created the profile"],
  ["builder-profile.changed", { changed: ["name", "city"] }, "changed the profile (name, city)"],
  ["builder-profile.changed", { changed: [] }, "changed the profile"],
  ["builder-profile.approved", { from: "declined" }, "put the profile on the site again"],
  ["builder-profile.approved", { from: "pending-review" }, "approved the profile"],
  ["builder-profile.declined", { from: "approved" }, "took the profile off the site"],
  ["builder-profile.declined", { from: "pending-review" }, "declined the profile"],
  ["account-suspended", { reason: "fraud" }, "suspended the account (fraud)"],
  ["account-restored", {}, "restored the account"],
  ["portfolio-project.submitted", {}, "submitted the project"],
  ["portfolio-project.changed", { changed: ["title"] }, "changed the project (title)"],
  ["portfolio-project.approved", { featured: true }, "published the project as featured"],
  ["portfolio-project.approved", { featured: false }, "published the project"],
  ["portfolio-project.declined", {}, "declined the project"],
  ["portfolio-project.deleted", {}, "deleted the project"],
  ["request-viewed", {}, "opened the request"],
  ["admin-granted", {}, "granted admin rights"],
  ["admin-revoked", {}, "removed admin rights"],
  ["sign-in-failed", { about: "code" }, "failed to sign in by code"],
  ["sign-in-failed", { times: 1 }, "failed to sign in by unknown"],
  [
    "sign-in-failed",
    { about: "code", times: 10, address: "198.51.100.7", isLast: true },
    "failed to sign in by code, 10 times within an hour, from 198.51.100.7, the last of this hour that is recorded",
  ],
  ["access-refused", { about: "/admin" }, "was refused an admin page or call (/admin)"],
  ["limit-reached", { about: "contact", isLast: false }, "reached a limit (contact)"],
  ["something.quite-new", {}, "something quite new"],
  ["constructor", {}, "constructor"],
] as const)("auditWords() of %s with %j", ([action, detail, words]) => {
  expect(auditWords({ action, detail }, names)).toBe(words);
});
