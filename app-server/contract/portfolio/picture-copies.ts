import * as z from "zod";

/** By link, where this site shows its copy of that picture. Links without a copy are absent. */
export const pictureCopies = z.record(z.string(), z.string());
