import { zValidator } from "@hono/zod-validator";
import type { ValidationTargets } from "hono";
import type { core } from "zod";
import { invalidInput } from "../../calls/input/invalid-input.ts";
import { problem } from "../problem-response.ts";

/** `zValidator`, but bad input gets a problem that names the fields. */
export function validate<Target extends keyof ValidationTargets, Schema extends core.$ZodType>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result, c) => {
    if (!result.success) return problem(c, invalidInput(result.error));
  });
}
