import * as z from "zod";
import { attachmentLimits, scanStates } from "../../../domain/attachments/attachment.ts";
import { isPicture } from "../../../domain/attachments/file-name.ts";
import { type CheckKind, checkKinds } from "../../../domain/shared/check-kinds.ts";
import type { Page } from "../../../domain/shared/page.ts";
import {
  checkRules,
  hasOtherName,
  type VettingCheck,
  vettingLimits,
} from "../../../domain/vetting/check.ts";
import { insuranceFields, siteFields } from "../../../domain/vetting/check-fields.ts";
import { checkStates } from "../../../domain/vetting/check-state.ts";
import type { ListedCheck } from "../../../domain/vetting/decide-check.ts";
import type { VettingDocument } from "../../../domain/vetting/document.ts";
import type { OwnChecks } from "../../../domain/vetting/list-checks.ts";
import { queueStates, type ValidCheck } from "../../../domain/vetting/ports.ts";
import {
  referenceLimits,
  referenceStates,
  stateOfReference,
} from "../../../domain/vetting/reference.ts";
import { requiredVettings } from "../../../domain/vetting/required-vetting.ts";
import type { SentCheck } from "../../../domain/vetting/submit-check.ts";
import { bodyOf } from "../fields/body-of.ts";
import { pageQuery } from "../fields/page.ts";
import { emailField, optionalProse, requiredText } from "../fields/text.ts";
import { zodOf } from "../fields/zod-of.ts";

const documentsOf = (kind: CheckKind) => {
  const { least, most } = checkRules[kind].documents;
  return z
    .array(z.string(), "Documents must be a list of ids")
    .min(least, "Add a document")
    .max(most, `Documents must be ${most} or fewer`)
    .meta({ description: "Ids of documents that you uploaded and haven't sent yet" });
};

/** Evidence as a builder sends it. A portfolio's is what they have published. */
export const checkForm = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("portfolio") }),
    z.object({
      kind: z.literal("insurance"),
      ...zodOf(insuranceFields),
      documents: documentsOf("insurance"),
    }),
    z.object({
      kind: z.literal("references"),
      people: z
        .array(
          z.object({
            company: requiredText("Company", referenceLimits.company),
            email: emailField("Valid email address is required"),
          }),
          "People must be a list",
        )
        .min(1, "Name your references")
        .max(referenceLimits.people, `Name ${referenceLimits.people} people or fewer`)
        .meta({ description: "Exhibitors you worked for. Each is emailed three questions" }),
    }),
    z.object({ kind: z.literal("site"), ...zodOf(siteFields), documents: documentsOf("site") }),
  ],
  "Kind must be one of the list",
);

/** The page behind a reference's link. */
export const openedReferenceBody = z.object({
  builderName: z.string(),
  company: z.string(),
  isAnswered: z.boolean(),
});

export const answerForm = z.object({
  worked: z.boolean("Worked must be true or false"),
  onTime: z.boolean("On time must be true or false"),
  again: z.boolean("Again must be true or false"),
  text: optionalProse("Text", referenceLimits.text),
});

/** A visit to a builder's booth as an admin sends it. */
export const siteVisitForm = z.object({
  builderId: z.uuid("Builder must be an id"),
  ...zodOf(siteFields),
  documents: documentsOf("site"),
});

type SentForm = Exclude<z.output<typeof checkForm>, { kind: "references" }>;
export function toSentCheck(form: SentForm): SentCheck {
  switch (form.kind) {
    case "portfolio":
      return form;
    case "insurance": {
      const { kind, documents: _, ...facts } = form;
      return { kind, facts };
    }
    case "site": {
      const { kind, documents: _, ...facts } = form;
      return { kind, facts };
    }
  }
}

export const documentQuery = z.object({
  kind: z.enum(checkKinds, "Kind must be one of the list"),
  builder: z
    .uuid("Builder must be an id")
    .optional()
    .meta({ description: "The builder whose booth you visited as an admin, for kind `site`" }),
});

/** A private document. `scan`: `queued` and `refused` ones are not delivered. */
export const documentBody = z.object({
  id: z.string(),
  kind: z.enum(checkKinds),
  name: z.string(),
  bytes: z.int(),
  picture: z.boolean(),
  scan: z.enum(scanStates),
  createdAt: z.string(),
});
export type DocumentBody = z.infer<typeof documentBody>;

const factsBody = z.union([
  z.object(bodyOf(insuranceFields)),
  z.object(bodyOf(siteFields)),
  z.object({
    projects: z.array(
      z.object({ id: z.string(), title: z.string(), show: z.string(), year: z.string() }),
    ),
  }),
  z.object({ companies: z.array(z.string()) }),
]);

const referenceBody = z.object({ company: z.string(), state: z.enum(referenceStates) });

const checkBody = z.object({
  id: z.string(),
  kind: z.enum(checkKinds),
  state: z.enum(checkStates),
  facts: factsBody,
  submittedAt: z.string(),
  decidedAt: z.string().nullable(),
  validUntil: z.string().nullable().meta({ description: "The last day, in your time zone" }),
  reason: z.string().nullable(),
  documents: z.array(documentBody),
  references: z.array(referenceBody),
  version: z.int(),
});
export type CheckBody = z.infer<typeof checkBody>;

/** A builder's own checks, the latest first, and the documents that aren't sent yet. */
export const ownChecksBody = z.object({
  checks: z.array(checkBody),
  unsent: z.array(documentBody),
});
export type OwnChecksBody = z.infer<typeof ownChecksBody>;

/** Public facts of a builder's checks: kinds, states and months. */
export const publicChecksBody = z.object({
  checks: z.array(
    z.object({
      kind: z.enum(checkKinds),
      state: z.enum(["valid", "missing"]),
      checked: z.string().nullable().meta({ description: "The month, YYYY-MM" }),
      validUntil: z.string().nullable().meta({ description: "The month, YYYY-MM" }),
    }),
  ),
});
export type PublicChecksBody = z.infer<typeof publicChecksBody>;

/** `?kind=&state=&after=` */
export const queueQuery = pageQuery.pick({ after: true }).extend({
  kind: z.enum(checkKinds, "Kind must be one of the list").optional(),
  state: z.enum(queueStates, "State must be one of the list").default("waiting"),
});

const queuedCheckBody = checkBody.extend({
  references: z.array(
    referenceBody.extend({
      id: z.string(),
      mailDomain: z.string(),
      answer: z
        .object({
          worked: z.boolean(),
          onTime: z.boolean(),
          again: z.boolean(),
          text: z.string().nullable(),
        })
        .nullable(),
    }),
  ),
  builderId: z.string(),
  builderName: z.string(),
  hasOtherName: z.boolean().meta({ description: "The policy isn't in the company's name" }),
  isNameToCheck: z.boolean().meta({ description: "The company's name changed since" }),
  latest: z.string().meta({ description: "The latest day until which it may be valid" }),
});
export type QueuedCheckBody = z.infer<typeof queuedCheckBody>;
export const queuedChecksBody = z.object({
  checks: z.array(queuedCheckBody),
  next: z.string().nullable(),
});

export const decisionForm = z.object({
  decision: z.enum(["accept", "refuse"], "Decision must be accept or refuse"),
  validUntil: z.iso
    .date("Valid until must be a day such as 2026-11-22")
    .nullish()
    .transform((day) => day ?? null),
  reason: optionalProse("Reason", vettingLimits.reason).transform((text) => text ?? null),
  version: z.int("Version must be a whole number"),
});

export const policyForm = z.object({
  required: z.enum(requiredVettings, "Required must be none, insurance or all"),
  version: z.int("Version must be a whole number").meta({ description: "The one that you read" }),
});
const builders = z.int().min(0);
export const policyBody = z.object({
  required: z.enum(requiredVettings),
  version: z.int(),
  left: z
    .object({ none: builders, insurance: builders, all: builders })
    .meta({ description: "Listed builders to invite today, under each policy" }),
});
export type VettingPolicyBody = z.infer<typeof policyBody>;

export const documentWords = `PNG, JPEG, WebP, AVIF or PDF, up to ${attachmentLimits.bytes / 1024 / 1024} MB`;

export function toDocumentBody(document: VettingDocument): DocumentBody {
  const { id, kind, name, bytes, scan, mediaKey, createdAt } = document;
  const picture = isPicture(mediaKey);
  return { id, kind, name, bytes, scan, picture, createdAt: createdAt.toISOString() };
}

function toCheckBody(
  check: VettingCheck,
  documents: VettingDocument[],
  references: CheckBody["references"],
): CheckBody {
  const { id, kind, state, facts, validUntil, reason, version } = check;
  return {
    id,
    kind,
    state,
    facts,
    validUntil,
    reason,
    version,
    submittedAt: check.submittedAt.toISOString(),
    decidedAt: check.decidedAt?.toISOString() ?? null,
    documents: documents.map(toDocumentBody),
    references,
  };
}

export function toOwnChecksBody({ checks, documents, references }: OwnChecks): OwnChecksBody {
  const of = (id: string | null) => documents.filter(({ checkId }) => checkId === id);
  return {
    checks: checks.map((check) => {
      const asked = references.filter(({ checkId }) => checkId === check.id);
      return toCheckBody(check, of(check.id), asked);
    }),
    unsent: of(null).map(toDocumentBody),
  };
}

export function toPublicChecksBody(valid: ValidCheck[]): PublicChecksBody {
  return {
    checks: checkKinds.map((kind) => {
      const check = valid.find((each) => each.kind === kind);
      return {
        kind,
        state: check ? "valid" : "missing",
        checked: check?.checkedOn.slice(0, 7) ?? null,
        validUntil: check?.validUntil.slice(0, 7) ?? null,
      };
    }),
  };
}

export function toQueuedChecksBody({
  items,
  next,
}: Page<ListedCheck>): z.infer<typeof queuedChecksBody> {
  return {
    checks: items.map(({ check, builder, documents, references, latest, now }) => ({
      ...toCheckBody(check, documents, []),
      references: references.map((reference) => {
        const { id, company, mailDomain, answer } = reference;
        return { id, company, mailDomain, answer, state: stateOfReference(reference, now) };
      }),
      builderId: check.builderId,
      builderName: builder.name,
      hasOtherName: hasOtherName(check, builder),
      isNameToCheck: check.state === "valid" && check.queuedAt !== null,
      latest,
    })),
    next,
  };
}
