import { builderFields } from "../../builder-profiles/builder-fields.ts";
import type { BuilderProfile } from "../../builder-profiles/builder-profile.ts";
import { isBudgetInOrder, toProfileForm } from "../../builder-profiles/my-profile/profile-form.ts";
import { notRated } from "../../builder-profiles/shown-rating.ts";
import { emptyFieldsOf, namesOf, spelled } from "../../shared/fields.ts";
import type { BuilderId } from "../../shared/id.ts";
import { foldText } from "../../shared/text/fold-text.ts";
import { changedFields } from "../../shared/writes/changed-fields.ts";
import type { BuilderRow, ImportedField, RowError, RowOutcome } from "./builder-row.ts";

/** A stored profile that a row may match. */
export type KnownBuilder = {
  profile: BuilderProfile;
  /** Whether the content source owns the profile. */
  isSynced: boolean;
};

export type PlannedImport = {
  outcomes: RowOutcome[];
  created: BuilderProfile[];
  changed: { profile: BuilderProfile; before: BuilderProfile }[];
};

type Now = { at: Date; isApproved: boolean; nextId: () => BuilderId };
type Form = BuilderRow["form"];

/**
 * Decides the outcome of each row. A row matches a stored builder with the same email address, or,
 * when one of the two has no address, with the same name and city. Rows are independent: an invalid
 * one is refused, the others continue.
 */
export function planImport(
  rows: readonly BuilderRow[],
  known: readonly KnownBuilder[],
  now: Now,
): PlannedImport {
  const plan: PlannedImport = { outcomes: [], created: [], changed: [] };
  const taken = new Map<string, number>();
  const identified = known.map((each) => ({ ...each, ...identityOf(each.profile) }));
  for (const { row, form: sent, errors } of rows) {
    const form = spelled(builderFields, sent);
    const planned =
      errors.length > 0 ? refused(...errors) : planRow(row, form, identified, taken, now);
    plan.outcomes.push({
      row,
      name: form.name ?? null,
      outcome: planned.kind,
      changed: planned.changed ?? [],
      builderId: planned.profile?.id ?? null,
      errors: planned.errors ?? [],
    });
    const { kind, profile, before } = planned;
    if (kind === "created" && profile) plan.created.push(profile);
    if (kind === "changed" && profile && before) plan.changed.push({ profile, before });
  }
  return plan;
}

/** The outcome of a row, with the resulting or unchanged profile. */
type Planned = {
  kind: RowOutcome["outcome"];
  profile?: BuilderProfile;
  before?: BuilderProfile;
  changed?: ImportedField[];
  errors?: RowError[];
};

const refused = (...errors: RowError[]): Planned => ({ kind: "refused", errors });

/** `taken`: the first row of each builder; this row is added to it. */
function planRow(
  row: number,
  form: Form,
  known: readonly (KnownBuilder & Identity)[],
  taken: Map<string, number>,
  now: Now,
): Planned {
  const identity = identityOf(form);
  const meant = known.filter((each) => isSame(identity, each));
  const [found] = meant;
  const keys = [...(found ? [found.profile.id] : []), ...keysOf(identity)];
  const earlier = keys.map((key) => taken.get(key)).find((each) => each !== undefined);
  for (const key of keys) taken.set(key, taken.get(key) ?? row);
  if (meant.length > 1) {
    return refused(general("More than one builder has this email address, or this name and city"));
  }
  if (earlier !== undefined) return refused(general(`Row ${earlier} is the same builder`));
  return found ? planChange(found, form, now) : planNew(form, now);
}

function planNew(form: Form, now: Now): Planned {
  const missing = missingOf(form);
  if (missing.length > 0) return refused(...missing);
  const profile = newBuilder(form, now);
  return isBudgetInOrder(profile) ? { kind: "created", profile } : refused(wrongOrder);
}

function planChange({ profile: before, isSynced }: KnownBuilder, form: Form, now: Now): Planned {
  const later = Math.max(now.at.getTime(), before.updatedAt.getTime() + 1);
  const profile = { ...before, ...form, updatedAt: new Date(later) };
  const changed = changedFields(toProfileForm(before), toProfileForm(profile)) as ImportedField[];
  if (changed.length === 0) return { kind: "unchanged", profile: before };
  if (before.userId !== null) {
    return refused(general("The builder has an account and edits this profile"));
  }
  if (isSynced) {
    return refused(general("This profile comes from the content source. Change it there"));
  }
  return isBudgetInOrder(profile)
    ? { kind: "changed", profile, before, changed }
    : refused(wrongOrder);
}

const general = (message: string): RowError => ({ field: null, message });
const wrongOrder: RowError = {
  field: "maximumProjectBudget",
  message: "Maximum project budget must be greater than or equal to minimum project budget",
};

/** Folded texts that identify a builder in rows and profiles; null if missing. */
type Identity = { email: string | null; place: string | null };

function identityOf({ email, name, city }: Pick<Form, "email" | "name" | "city">): Identity {
  return {
    email: email ? `email ${foldText(email)}` : null,
    place: name && city ? `place ${foldText(name)}\n${foldText(city)}` : null,
  };
}

function isSame(one: Identity, other: Identity): boolean {
  if (one.email && other.email) return one.email === other.email;
  return one.place !== null && one.place === other.place;
}

/** Keys of a builder: two rows that share one are the same builder. */
function keysOf({ email, place }: Identity): string[] {
  return [email ?? place].filter((key) => key !== null);
}

function missingOf(form: Form): RowError[] {
  const needed = namesOf(builderFields, ({ required }) => required === true) as ImportedField[];
  const missing = needed.filter((field) => form[field] === undefined);
  return [
    ...(form.email
      ? []
      : [{ field: "email" as const, message: "Email is needed for invitations" }]),
    ...missing.map((field) => ({ field, message: "A new builder needs this column" })),
  ];
}

function newBuilder(form: Form, { at, isApproved, nextId }: Now): BuilderProfile {
  return {
    ...emptyFieldsOf(builderFields),
    ...form,
    id: nextId(),
    userId: null,
    public: true,
    ...notRated,
    reviewState: isApproved ? "approved" : "pending-review",
    featuredBuilder: false,
    createdAt: at,
    updatedAt: at,
  };
}
