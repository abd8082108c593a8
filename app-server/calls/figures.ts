import type { figuresCalls } from "../contract/figures-calls.ts";
import { type HandlersOf, ok } from "./handler.ts";

/** The figures that marketing pages may claim. */
export const figuresHandlers: HandlersOf<typeof figuresCalls> = {
  "GET /api/figures": async ({ core }) => ok(await core.figures.readFigures()),
};
