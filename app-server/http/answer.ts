import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Refusal } from "../../domain/core.ts";
import type { Result } from "../../domain/shared/result.ts";
import { toProblem } from "../contract/problem.ts";
import { problem } from "./problem-response.ts";

/** The value as its body, or the refusal as its problem. */
export function answer<Value, Body extends object>(
  c: Context,
  result: Result<Value, Refusal>,
  toBody: (value: Value) => Body,
  status: ContentfulStatusCode = 200,
) {
  if (!result.ok) return problem(c, toProblem(result.refusal));
  return c.json(toBody(result.value), status);
}
