import * as z from "zod";

/** The version that the editor read; refused with 409 when others have saved since. */
export const seenField = {
  seen: z
    .string("Seen must be a version")
    .max(40, "Seen must be a version")
    .optional()
    .meta({ description: "The `version` that you read. Without it, nothing is compared" }),
};

export const versionBody = { version: z.string() };
