import * as z from "zod";

/** A whole https address of a public host, of at most `max` characters. */
export function httpsLink(message: string, max: number, tooLong: string) {
  return (
    z
      .url({ protocol: /^https$/, hostname: z.regexes.domain, error: message })
      .max(max, tooLong)
      // The URL parser drops or encodes what the text itself would keep.
      .refine((link) => !/[\s\p{Cc}\p{Cs}]/u.test(link), message)
  );
}
