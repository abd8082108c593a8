import * as z from "zod";

/** Addresses of this site's copies of pictures, by link. Links without a copy are absent. */
export const pictureCopies = z.record(z.string(), z.string());
