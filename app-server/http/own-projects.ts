import { Hono } from "hono";
import { newProjectForm, projectChanges, toOwnProjectBody } from "../contract/project-form.ts";
import { answer } from "./answer.ts";
import { idNeeded } from "./id-needed.ts";
import { pathId } from "./path-id.ts";
import { problem } from "./problem-response.ts";
import type { Scope } from "./scope.ts";
import { seenVersion } from "./seen-version.ts";
import { signedInOnly } from "./signed-in-only.ts";
import { validate } from "./validate.ts";
import type { WriteLimit } from "./write-limit.ts";

/** What builders do with their own projects. */
export function ownProjectRoutes(writeLimit: WriteLimit) {
  return new Hono<Scope>()
    .use("/*", idNeeded)
    .post("/", signedInOnly, validate("json", newProjectForm), async (c) => {
      const { core, by } = c.var;
      const form = c.req.valid("json");
      const submit = () => core.submitProject({ form, by });
      const submitted = await writeLimit("project", c.var, submit, ({ ok }) => ok);
      if (!submitted.ok) return problem(c, submitted.problem);
      return answer(c, submitted.value, toOwnProjectBody, 201);
    })
    .patch("/:id", signedInOnly, validate("json", projectChanges), async (c) => {
      const { core, by } = c.var;
      const form = c.req.valid("json");
      const seen = seenVersion(c);
      return answer(c, await core.editProject({ id: pathId(c), form, seen, by }), toOwnProjectBody);
    })
    .delete("/:id", async (c) => {
      const { core, by } = c.var;
      return answer(c, await core.deleteProject({ id: pathId(c), by }), () => ({
        message: "Portfolio project deleted",
      }));
    });
}
