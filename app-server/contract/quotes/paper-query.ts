import * as z from "zod";

/** The paper of a PDF. Left out: the usual paper of the reader's country, by `Accept-Language`. */
export const paperQuery = z.object({
  paper: z.enum(["letter", "a4"], "Paper must be letter or a4").optional(),
});
