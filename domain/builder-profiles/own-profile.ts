import type { BuilderProfile } from "./builder-profile.ts";

/** A profile as its owner sees it: with what the admin wrote who declined it. */
export type OwnProfile = BuilderProfile & { reviewReason: string | null };
