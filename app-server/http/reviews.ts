import { Hono } from "hono";
import { profileDecision, projectDecision, toReviewQueueBody } from "../contract/reviews.ts";
import { adminsOnly } from "./admins-only.ts";
import { answer } from "./answer.ts";
import { pathId } from "./path-id.ts";
import type { Scope } from "./scope.ts";
import { validate } from "./validate.ts";

/** What admins look at before everybody may see it. */
export const reviewRoutes = new Hono<Scope>()
  .use(adminsOnly)
  .get("/review-queue", async (c) => {
    const { core, by } = c.var;
    return answer(c, await core.listReviewQueue({ by }), toReviewQueueBody);
  })
  .post("/builders/:id/review", validate("json", profileDecision), async (c) => {
    const { core, by } = c.var;
    const { version: seen, ...form } = c.req.valid("json");
    const reviewed = await core.reviewBuilder({ id: pathId(c), ...form, seen, by });
    return answer(c, reviewed, ({ name, reviewState }) => ({
      message: `${name} is ${reviewState}`,
    }));
  })
  .post("/portfolio/:id/review", validate("json", projectDecision), async (c) => {
    const { core, by } = c.var;
    const { version: seen, ...form } = c.req.valid("json");
    const reviewed = await core.reviewProject({ id: pathId(c), ...form, seen, by });
    return answer(c, reviewed, ({ title, reviewState }) => ({
      message: `${title} is ${reviewState}`,
    }));
  });
