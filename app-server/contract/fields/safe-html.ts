import * as z from "zod";
import type { SafeHtml } from "../../../domain/shared/text/safe-html.ts";

/** HTML that was sanitized when it was written. To clients it is text. */
export const safeHtml = z.string() as unknown as z.ZodType<SafeHtml>;
