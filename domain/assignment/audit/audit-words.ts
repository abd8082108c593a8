import { categoryList } from "../../offers/category.ts";
import { type CheckKind, checkNames } from "../../shared/check-kinds.ts";
import type { AuditEvent } from "../ports.ts";

type Names = ReadonlyMap<string, string>;

/** The action in words that follow the actor's name: "assigned Atlas Exhibits". `names` maps builder ids to names. */
export function auditWords(
  { action, detail }: Pick<AuditEvent, "action" | "detail">,
  names: Names,
): string {
  const write = Object.hasOwn(words, action) ? words[action] : undefined;
  return write ? write(detail, names) : action.replace(/[.-]/g, " ");
}

type Detail = AuditEvent["detail"];
const words: Record<string, (detail: Detail, names: Names) => string> = {
  "quote-request.assigned": assigned,
  "quote-request.sent-again": ({ builders }, names) =>
    `sent the invitation again to ${listed(builders, names)}`,
  "quote-request.annotated": annotated,
  "quote-request.paused": () => "paused the clock of the request",
  "quote-request.resumed": () => "let the clock of the request go on",
  "quote-request.excluded": ({ reason }) => `took the request out of the count (${reason})`,
  "quote-request.case-closed": () => "answered the customer and closed the missed promise",
  "quote-request.kept-trying": () => "keeps trying to get quotes after the missed promise",
  "quote-request.asking-stopped": () => "wants no further builders asked",
  "quote-request.more-asked": () => "asked for more quotes",
  "quote-request.completed": () => "completed the request",
  "quote-request.cancelled": () => "canceled the request",
  "quote-request.erased": () => "erased the personal data of the request",
  "quote-request.reopened": reopened,
  "quote-request.side-left": ({ side }) =>
    side === "builder" ? "deleted the chosen builder's account" : "deleted the exhibitor's account",
  "content.added": () => "added it",
  "content.changed": changed("it"),
  "content.hidden": () => "hid it from the public",
  "content.shown": () => "showed it to the public again",
  "quote-requests.exported": exported,
  "people-listed": ({ isMany }) =>
    isMany ? "read more than 300 people within an hour" : "read lists of people",
  "invitation.link-renewed": ({ builderId }, names) =>
    `asked for a new link for ${listed([builderId], names)}`,
  "invitations.ended": ({ builders }) =>
    `ended ${builders === 1 ? "1 invitation" : `${builders} invitations`} as proposed`,
  "invitation.declined": ({ builderId }, names) =>
    `declined the invitation for ${listed([builderId], names)}`,
  "invitation.acknowledged": () => "said that they'll quote",
  "invitation.seat-taken": () => "took a spot by themselves",
  "invitation.acknowledgement-taken-back": () => "took back that they'll quote",
  "invitation.decline-taken-back": () => "took back the decline and is invited again",
  "quote-response.sent": () => "sent a quote",
  "quote-response.revised": ({ revision }) =>
    typeof revision === "number" ? `revised the quote (version ${revision})` : "revised the quote",
  "quote-response.withdrawn": () => "withdrew the quote",
  "quote-response.price-asked": () => "asked the builder for a price",
  "quote-response.lines-asked": ({ categories }) =>
    Array.isArray(categories) && categories.length > 0
      ? `asked the builder to price ${categories.map(categoryWords).join(", ")}`
      : "asked the builder to itemize the quote",
  "round.opened": ({ offers }) =>
    `asked ${offers === 1 ? "1 builder for a best and final offer" : `${offers} builders for best and final offers`}`,
  "round.cancelled": () => "canceled the round",
  "quote-response.stands": () => "let the quote stand in the round",
  "quote-request.brief-changed": () => "changed the brief",
  "quote-response.confirmed": () => "confirmed the quote for the changed brief",
  "quote-request.scope-changed": () => "changed what quotes must cover",
  "quote-response.update-asked": () => "asked the builder to update the price",
  "quote-response.accepted": ({ pricedForBrief, brief }) =>
    typeof pricedForBrief === "number" && pricedForBrief !== brief
      ? `accepted a quote for version ${pricedForBrief} of the brief, at version ${brief}`
      : "accepted a quote",
  "quote-response.declined": () => "declined a quote",
  "attachment.added": () => "added a file",
  "attachment.removed": () => "removed a file",
  "attachment.scanned": () => "scanned a file for viruses",
  "show-services.saved": ({ country }) =>
    typeof country === "string"
      ? `entered what shows bill in ${country}`
      : "entered what the show bills",
  "show-rules.saved": () => "entered the show's rules for booths",
  "show-deadlines.saved": () => "entered the show's deadlines",
  "show-services.removed": () => "removed what the show bills",
  "commission.rates-set": ({ version }) => `set the commission rates, version ${version}`,
  "commission.operator-set": ({ version }) => `set who bills the commission, version ${version}`,
  "commission.paid": ({ number }) => `recorded a payment of statement ${number}`,
  "commission.refunded": ({ number }) => `recorded money paid back on statement ${number}`,
  "commission.written-off": ({ number }) => `wrote off what was open of statement ${number}`,
  "commission.contested": ({ number }) => `contested a job on statement ${number}`,
  "commission.contest-decided": ({ number }) => `decided a contest of statement ${number}`,
  "commission.waived": () => "waived a commission",
  "commission.exception-set": ({ version }) => `set rates for one builder, version ${version}`,
  "benchmarks.saved": () => "saved the benchmarks",
  "mail.tested": () => "sent a test email",
  "mail.released": ({ sent, dropped }) =>
    `released the emails of this copy (${sent} to be sent, ${dropped} dropped)`,
  "question.asked": () => "asked a question",
  "question.asked-by-exhibitor": () => "asked the builders a question",
  "question.answered": () => "answered a question",
  "question.declined": () => "declined to answer a question",
  "question.withdrawn": () => "withdrew a question",
  "builder-capacity.changed": changed("the availability"),
  "builder-profile.created": () => "created the profile",
  "builder-profile.changed": changed("the profile"),
  "builder-invite.sent": () => "invited a builder by email",
  "builder-invite.revoked": () => "took back the invite of a builder",
  "builder-invite.used": () => "joined by an invite",
  "builder-profile.imported": ({ created }) =>
    created === true ? "imported the profile" : "changed the profile by an import",
  "builder-profile.approved": ({ from }) =>
    from === "declined" ? "put the profile on the site again" : "approved the profile",
  "builder-profile.edit-declined": () => "kept the published version of the profile",
  "builder-profile.declined": ({ from }) =>
    from === "approved" ? "hid the profile" : "declined the profile",
  "vetting.submitted": ({ kind }) => `sent a ${checkWords(kind)}`,
  "vetting.accepted": ({ kind, reason }) =>
    `accepted the ${checkWords(kind)}${typeof reason === "string" ? ` (${reason})` : ""}`,
  "vetting.refused": ({ kind, from, reason }) =>
    `${from === "valid" ? "took back" : "refused"} the ${checkWords(kind)} (${reason})`,
  "vetting-policy.changed": ({ required }) =>
    required === "none"
      ? "no longer requires checks of builders"
      : `requires ${required === "all" ? "all checks" : "insurance"} of builders`,
  "account-suspended": ({ reason }) => `suspended the account (${reason})`,
  "account-restored": () => "restored the account",
  "portfolio-project.submitted": () => "submitted the project",
  "portfolio-project.changed": changed("the project"),
  "portfolio-project.approved": ({ featured }) =>
    featured === true ? "published the project as featured" : "published the project",
  "portfolio-project.declined": () => "declined the project",
  "portfolio-project.deleted": () => "deleted the project",
  "request-viewed": () => "opened the request",
  "admin-granted": () => "granted admin rights",
  "admin-revoked": () => "removed admin rights",
  "sign-in-failed": seen((about) => `failed to sign in by ${about}`),
  "access-refused": seen((about) => `was refused an admin page or call (${about})`),
  "limit-reached": seen((about) => `reached a limit (${about})`),
};

/**
 * Writes a seen event in words: "failed to sign in by code, 10 times within an hour, from
 * 198.51.100.7".
 */
function seen(write: (about: string) => string) {
  return ({ about, times, address, isLast }: Detail): string =>
    [
      write(typeof about === "string" ? about : "unknown"),
      typeof times === "number" && times > 1 && `${times} times within an hour`,
      typeof address === "string" && `from ${address}`,
      isLast === true && "the last of this hour that is recorded",
    ]
      .filter(Boolean)
      .join(", ");
}

function assigned({ added, removed, priority, overrode }: Detail, names: Names): string {
  const parts = [
    textsOf(added).length > 0 && `assigned ${listed(added, names)}`,
    textsOf(overrode).length > 0 && `overriding ${textsOf(overrode).join(" and ")}`,
    textsOf(removed).length > 0 && `removed ${listed(removed, names)}`,
  ].filter(Boolean);
  if (parts.length > 0) return parts.join(", ");
  return typeof priority === "string" ? `set the priority to ${priority}` : "saved the assignment";
}

function annotated({ priority, notes }: Detail): string {
  const parts = [
    typeof priority === "string" && `set the priority to ${priority}`,
    notes === "removed" ? "removed the notes" : notes !== undefined && "wrote notes",
  ].filter(Boolean);
  return parts.join(", ") || "saved the request unchanged";
}

function reopened({ removed, hasReason }: Detail, names: Names): string {
  const parts = [
    "reopened the request",
    hasReason === true && "with a reason",
    textsOf(removed).length > 0 && `removed ${listed(removed, names)}`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** Events of earlier releases contain the searched text itself as `search`. */
function exported({ group, hasSearch, search }: Detail): string {
  const which = typeof group === "string" ? `the ${group} requests` : "requests";
  return hasSearch || search
    ? `exported ${which} that match a search`
    : `exported ${group ? which : "all requests"}`;
}

function changed(thing: string) {
  return ({ changed: fields }: Detail): string => {
    const count = textsOf(fields).length;
    return count > 0 ? `changed ${thing} (${textsOf(fields).join(", ")})` : `changed ${thing}`;
  };
}

function listed(ids: unknown, names: Names): string {
  const all = textsOf(ids).map((id) => names.get(id) ?? "an unknown builder");
  return all.length > 0 ? all.join(", ") : "no builder";
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

/** The label of a category; a stored key that no longer exists stays as it is. */
function categoryWords(key: string): string {
  const known = categoryList.find((each) => each.key === key);
  return known ? known.label.toLowerCase() : key;
}

function checkWords(kind: unknown): string {
  return checkNames[kind as CheckKind] ?? "check";
}
