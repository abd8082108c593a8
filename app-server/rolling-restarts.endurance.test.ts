import { test } from "vitest";
import { restartInTurn } from "./test/rolling-restarts.ts";

test("of 200 requests a second none fails while two processes are restarted in turn, 8 times", () =>
  restartInTurn({ perSecond: 200, restarts: 8, betweenMs: 3_000 }));
