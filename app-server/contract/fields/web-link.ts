import * as z from "zod";
import { bidiMarks } from "../../../domain/shared/text/bidi-marks.ts";

type Bounds = { max: number; tooLong: string; protocol?: RegExp };

/** A whole web address of a public host, of at most `max` characters, which shows where it leads: without a user or a password. */
export function webLink(message: string, { max, tooLong, protocol = /^https?$/ }: Bounds) {
  return (
    z
      .url({ protocol, hostname: z.regexes.domain, error: message })
      .max(max, tooLong)
      // Rejects characters that the URL parser would silently drop or encode.
      .refine((link) => !/[\s\p{Cc}\p{Cs}]/u.test(link) && !bidiMarks.test(link), message)
      .refine((link) => {
        if (!URL.canParse(link)) return true;
        const { username, password } = new URL(link);
        return username === "" && password === "";
      }, message)
  );
}

/** Completes a web address typed as `www.example.com`. */
export function completeLink(text: string): string {
  return /^\s*www\./i.test(text) ? `https://${text.trim()}` : text;
}
