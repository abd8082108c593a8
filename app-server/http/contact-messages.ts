import { Hono } from "hono";
import { contactForm } from "../contract/contact-messages.ts";
import type { Scope } from "./scope.ts";
import { validate } from "./validate.ts";
import { limitAnonymousWrites, type WriteLimiter } from "./write-limit.ts";

/** Writing to us. */
export function contactMessageRoutes(limiter: WriteLimiter) {
  return new Hono<Scope>().post(
    "/",
    limitAnonymousWrites(limiter),
    validate("json", contactForm),
    async (c) => {
      const { id } = await c.var.core.sendContactMessage({ form: c.req.valid("json") });
      return c.json({ id, message: "Message sent" }, 201);
    },
  );
}
