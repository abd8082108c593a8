import type { BuilderProfile } from "./builder-profile.ts";

/** Whether the builder is approved and public. */
export function isListed(builder: Pick<BuilderProfile, "reviewState" | "public">): boolean {
  return builder.reviewState === "approved" && builder.public;
}
