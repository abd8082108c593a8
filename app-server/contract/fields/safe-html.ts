import * as z from "zod";
import type { SafeHtml } from "../../../domain/shared/text/safe-html.ts";

/** HTML that was sanitized when it was written; a plain string to clients. */
export const safeHtml = z.string() as unknown as z.ZodType<SafeHtml>;
