import type { AttachmentId, UserId } from "../shared/id.ts";

export const asBuiltLimits = { photos: 20, caption: 120 } as const;

/** A photo of the booth as it was built, from the builder. Instants are ISO 8601. */
export type AsBuilt = {
  id: AttachmentId;
  name: string;
  caption: string | null;
  /** When the exhibitor allowed it in the portfolio; null: they did not, or took it back. */
  allowedAt: string | null;
  allowedBy: UserId | null;
  /** URL of its public copy in the project made from the job. */
  picture: string | null;
};
