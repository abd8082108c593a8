import { type figuresCalls, toFiguresBody } from "../contract/figures-calls.ts";
import { type HandlersOf, ok } from "./handler.ts";

/** Handlers for the figures of marketing pages. */
export const figuresHandlers: HandlersOf<typeof figuresCalls> = {
  "GET /api/figures": async ({ core }) => ok(toFiguresBody(await core.figures.readFigures())),
};
