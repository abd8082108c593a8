import type { BuilderProfile } from "./builder-profile.ts";

/** Whether everybody may see the builder. */
export function isListed(builder: Pick<BuilderProfile, "reviewState" | "public">): boolean {
  return builder.reviewState === "approved" && builder.public;
}
