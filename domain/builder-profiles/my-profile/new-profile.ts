import type { BuilderId, UserId } from "../../shared/id.ts";
import type { MyProfile } from "./my-profile.ts";
import type { ProfileForm } from "./profile-form.ts";

type Optional =
  | "website"
  | "email"
  | "phone"
  | "coverageAreas"
  | "minimumProjectBudget"
  | "maximumProjectBudget"
  | "leadTimeWeeks"
  | "specialties"
  | "industriesServed"
  | "servicesOffered"
  | "companyLogo";
export type NewProfileForm = Omit<ProfileForm, Optional> & Partial<Pick<ProfileForm, Optional>>;

/** A new profile from its first save; public once an admin approves it. */
export function newProfile(
  form: NewProfileForm,
  { id, userId, at }: { id: BuilderId; userId: UserId; at: Date },
): MyProfile {
  return {
    website: null,
    email: null,
    phone: null,
    coverageAreas: [],
    minimumProjectBudget: null,
    maximumProjectBudget: null,
    leadTimeWeeks: null,
    specialties: [],
    industriesServed: [],
    servicesOffered: [],
    companyLogo: null,
    ...form,
    id,
    userId,
    reviewState: "pending-review",
    reviewReason: null,
    held: null,
    pictureCopies: {},
    public: true,
    rating: 0,
    reviewCount: 0,
    featuredBuilder: false,
    createdAt: at,
    updatedAt: at,
  };
}
