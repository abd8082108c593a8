import { test } from "vitest";
import { sendToUnreliableServer } from "../../app-server/test/unreliable-server.ts";

test("of 200 emails to a server that refuses, delays and drops, every one is sent", () =>
  sendToUnreliableServer(200));
