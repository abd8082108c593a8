import type { setupCalls } from "../contract/admin/setup-calls.ts";
import { type HandlersOf, mapped } from "./handler.ts";

/** Handlers for setting up a new site. */
export const setupHandlers: HandlersOf<typeof setupCalls> = {
  "GET /api/admin/setup": ({ core, by }) => mapped(core.setup.readSetup({ by }), (steps) => steps),
  "POST /api/admin/test-mail": ({ core, by }) =>
    mapped(core.setup.sendTestMail({ by }), ({ address }) => ({
      message: `A test email is on its way to ${address}`,
    })),
};
