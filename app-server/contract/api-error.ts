import type { Problem } from "./problem.ts";

/**
 * A refusal by the server. `message` is the status code, a colon, a space and the body (or the
 * status text).
 */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** The body, if it is a problem. */
  readonly problem: Problem | null;

  constructor(status: number, body: string, problem: Problem | null = parse(body)) {
    super(`${status}: ${body}`);
    this.status = status;
    this.problem = problem;
  }

  /** The message to show: the server's, or else `otherwise`. */
  static wordsOf(error: unknown, otherwise: string): string {
    return (error instanceof ApiError && error.problem?.message) || otherwise;
  }
}

function parse(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    return isProblem(value) ? value : null;
  } catch {
    return null;
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "message" in value;
}
