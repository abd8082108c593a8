import { Hono } from "hono";
import { contactForm } from "../contract/contact-messages.ts";
import { problem } from "./problem-response.ts";
import type { Scope } from "./scope.ts";
import { validate } from "./validate.ts";
import type { WriteLimit } from "./write-limit.ts";

/** Writing to us. */
export function contactMessageRoutes(writeLimit: WriteLimit) {
  return new Hono<Scope>().post("/", validate("json", contactForm), async (c) => {
    const form = c.req.valid("json");
    const send = () => c.var.core.sendContactMessage({ form });
    const sent = await writeLimit("message", { ...c.var, email: form.email }, send);
    if (!sent.ok) return problem(c, sent.problem);
    return c.json({ id: sent.value.id, message: "Message sent" }, 201);
  });
}
