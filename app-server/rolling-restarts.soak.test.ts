import { test } from "vitest";
import { restartInTurn } from "./test/rolling-restarts.ts";

test("of 50 requests a second none fails while two processes are restarted in turn", () =>
  restartInTurn({ perSecond: 50, restarts: 2, betweenMs: 500 }));
