import { Hono } from "hono";
import { mailChoiceForm } from "../contract/accounts/mail-choices.ts";
import { answer } from "./answer.ts";
import { fromOf } from "./from-of.ts";
import { signedInOnly } from "./middleware/signed-in-only.ts";
import { validate } from "./middleware/validate.ts";
import type { Scope } from "./scope.ts";

/** What somebody hears of by mail. */
export function mailChoiceRoutes() {
  return new Hono<Scope>()
    .get("/", async (c) => {
      const { core, by } = c.var;
      return answer(c, await core.readMailChoices({ by }), (topics) => ({ topics }));
    })
    .put("/", signedInOnly, validate("json", mailChoiceForm), async (c) => {
      const { core, by } = c.var;
      const { wanted } = c.req.valid("json");
      const chosen = await core.chooseMail({ wanted, by, from: fromOf(c) });
      return answer(c, chosen, (topics) => ({ topics }));
    });
}
