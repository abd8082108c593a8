import * as z from "zod";
import {
  asEdited,
  type HeldChanges,
  heldFields,
  type MyProfile,
} from "../../../domain/builder-profiles/my-profile/my-profile.ts";
import { profileBounds as bounds } from "../../../domain/builder-profiles/my-profile/profile-form.ts";
import { emailField, requiredProse, requiredText } from "../fields/text.ts";
import { textList } from "../fields/text-list.ts";
import { webLink } from "../fields/web-link.ts";
import { pictureCopies } from "../portfolio/picture-copies.ts";
import { pictureLink } from "../portfolio/picture-link.ts";
import { builderBody, toBuilderBody } from "./builders.ts";
import { profileLabels as labels } from "./profile-labels.ts";

const emptyIsNull = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? null : value;

/** Blank text counts as null. What comes in is typed as the forms send it. */
function optional<Out, In>(schema: z.ZodType<Out, In>) {
  type Input = In | null;
  return z.preprocess(emptyIsNull, schema.nullable()) as unknown as z.ZodType<Out | null, Input>;
}

function whole(label: string, max: number) {
  return z
    .int(`${label} must be a whole number`)
    .min(0, `${label} must be 0 or more`)
    .max(max, `${label} must be ${max} or less`);
}

const list = (label: string, entries: number) => textList(label, { entries, length: bounds.entry });
const websiteWords = "Website must be a valid URL";
const logoWords = "Logo must be a picture of yours, or a valid URL";

/** Fields of a builder's profile with their limits. */
export const builderProfileFields = z.strictObject({
  name: requiredText(labels.name, bounds.name),
  description: requiredProse(labels.description, bounds.description),
  website: optional(
    webLink(websiteWords, {
      max: bounds.website,
      tooLong: `Website must be ${bounds.website} characters or fewer`,
    }),
  ),
  email: optional(emailField("Invalid email address")),
  phone: optional(requiredText(labels.phone, bounds.phone)),
  city: requiredText(labels.city, bounds.place),
  state: requiredText(labels.state, bounds.place),
  country: requiredText(labels.country, bounds.place),
  region: requiredText(labels.region, bounds.place),
  coverageAreas: list(labels.coverageAreas, bounds.coverageAreas),
  yearsInBusiness: whole(labels.yearsInBusiness, bounds.yearsInBusiness),
  teamSize: requiredText(labels.teamSize, bounds.teamSize),
  completedProjects: whole(labels.completedProjects, bounds.completedProjects),
  minimumProjectBudget: optional(whole(labels.minimumProjectBudget, bounds.budget)),
  maximumProjectBudget: optional(whole(labels.maximumProjectBudget, bounds.budget)),
  leadTimeWeeks: optional(whole(labels.leadTimeWeeks, bounds.leadTimeWeeks)),
  specialties: list(labels.specialties, bounds.specialties),
  industriesServed: list(labels.industriesServed, bounds.industriesServed),
  servicesOffered: list(labels.servicesOffered, bounds.servicesOffered),
  companyLogo: optional(pictureLink(logoWords)),
});

/** A save: at least one field and no others. The first save needs all required ones. */
export const builderProfileForm = builderProfileFields
  .partial()
  .refine((form) => Object.keys(form).length > 0, {
    message: "At least one field must be updated",
  });

/** A builder's own profile. `reviewReason` is why it was declined. */
export const myProfileBody = builderBody.omit({ portfolioImages: true }).extend({
  leadTimeWeeks: z.int().nullable(),
  reviewState: z.string(),
  reviewReason: z.string().nullable(),
  lastEditedTime: z.string(),
  /** Fields whose new values the public sees once an admin has seen them. */
  heldFields: z.array(z.enum(heldFields)),
  pictureCopies,
});
export type MyProfileBody = z.infer<typeof myProfileBody>;

export function toMyProfileBody(own: MyProfile): MyProfileBody {
  const { reviewReason, held, pictureCopies, ...profile } = asEdited(own);
  const { portfolioImages: _, ...shown } = toBuilderBody({ ...profile, portfolioImages: [] });
  const { leadTimeWeeks, reviewState } = profile;
  const lastEditedTime = profile.updatedAt.toISOString();
  return {
    ...shown,
    leadTimeWeeks,
    reviewState,
    reviewReason,
    lastEditedTime,
    heldFields: heldOf(held),
    pictureCopies,
  };
}

function heldOf(held: HeldChanges | null) {
  return heldFields.filter((field) => held && field in held);
}
