import type { BuilderProfile } from "../../builder-profiles/builder-profile.ts";
import {
  profileFields,
  requiredProfileFields,
} from "../../builder-profiles/my-profile/profile-form.ts";
import { countryName } from "../../shared/country-name.ts";
import type { BuilderId } from "../../shared/id.ts";
import { foldText } from "../../shared/text/fold-text.ts";
import { changedFields } from "../../shared/writes/changed-fields.ts";
import type { BuilderRow, ImportedField, RowError, RowOutcome } from "./builder-row.ts";

/** A stored profile that a row may mean. */
export type KnownBuilder = {
  profile: BuilderProfile;
  /** It comes from the content source, which owns it. */
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
 * Decides what becomes of each row. A row is a builder that is stored already when it has the same email address, or the same
 * name and city where one of both has no address. Each row stands alone: a wrong one is refused, the others go on.
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
    const form =
      sent.country === undefined ? sent : { ...sent, country: countryName(sent.country) };
    const outcome = (
      kind: RowOutcome["outcome"],
      { builderId = null, changed = [], ...rest }: Partial<RowOutcome> = {},
    ) =>
      plan.outcomes.push({
        ...{ row, name: form.name ?? null, outcome: kind, builderId, changed },
        errors: rest.errors ?? [],
      });
    const refused = (...found: RowError[]) => outcome("refused", { errors: found });
    if (errors.length > 0) {
      refused(...errors);
      continue;
    }
    const identity = identityOf(form);
    const meant = identified.filter((each) => isSame(identity, each));
    const [found] = meant;
    const keys = [...(found ? [found.profile.id] : []), ...keysOf(identity)];
    const earlier = keys.map((key) => taken.get(key)).find((each) => each !== undefined);
    for (const key of keys) taken.set(key, taken.get(key) ?? row);
    if (meant.length > 1) {
      refused(general("More than one builder has this email address, or this name and city"));
    } else if (earlier !== undefined) {
      refused(general(`Row ${earlier} is the same builder`));
    } else if (!found) {
      const missing = missingOf(form);
      const profile = missing.length > 0 ? null : newBuilder(form, now);
      if (!profile) refused(...missing);
      else if (!isInOrder(profile)) refused(wrongOrder);
      else {
        plan.created.push(profile);
        outcome("created", { builderId: profile.id });
      }
    } else {
      const before = found.profile;
      const later = Math.max(now.at.getTime(), before.updatedAt.getTime() + 1);
      const profile = { ...before, ...form, updatedAt: new Date(later) };
      const changed = changedFields(fieldsOf(before), fieldsOf(profile)) as ImportedField[];
      if (changed.length === 0) outcome("unchanged", { builderId: before.id });
      else if (before.userId !== null) {
        refused(general("The builder has an account and edits this profile"));
      } else if (found.isSynced) {
        refused(general("This profile comes from the content source. Change it there"));
      } else if (!isInOrder(profile)) refused(wrongOrder);
      else {
        plan.changed.push({ profile, before });
        outcome("changed", { builderId: before.id, changed });
      }
    }
  }
  return plan;
}

const general = (message: string): RowError => ({ field: null, message });
const wrongOrder: RowError = {
  field: "maximumProjectBudget",
  message: "Maximum project budget must be greater than or equal to minimum project budget",
};

/** The folded texts by which two rows, or a row and a profile, are the same builder; null where not given. */
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

/** Two rows with one of these in common are the same builder. */
function keysOf({ email, place }: Identity): string[] {
  return [email ?? place].filter((key) => key !== null);
}

function missingOf(form: Form): RowError[] {
  const needed: ImportedField[] = [...requiredProfileFields];
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
    ...{ website: null, email: null, phone: null, coverageAreas: [], companyLogo: null },
    ...{ minimumProjectBudget: null, maximumProjectBudget: null, leadTimeWeeks: null },
    ...{ specialties: [], industriesServed: [], servicesOffered: [] },
    ...(form as Required<Form>),
    ...{ id: nextId(), userId: null, public: true, rating: 0, reviewCount: 0 },
    reviewState: isApproved ? "approved" : "pending-review",
    ...{ featuredBuilder: false, createdAt: at, updatedAt: at },
  };
}

function fieldsOf(profile: BuilderProfile) {
  return Object.fromEntries(profileFields.map((field) => [field, profile[field]]));
}

function isInOrder({ minimumProjectBudget: least, maximumProjectBudget: most }: BuilderProfile) {
  return least === null || most === null || most >= least;
}
