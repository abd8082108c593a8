import * as z from "zod";

/**
 * Maps the link of a picture on another site to the URL of our copy. A link without a copy has no
 * entry.
 */
export const pictureCopies = z.record(z.string(), z.string());
