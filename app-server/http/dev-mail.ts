import { Hono, type MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { asId } from "../contract/fields/as-id.ts";
import type { AppEnv } from "./app-env.ts";

/** A message as `/dev/mail.json` shows it. */
export type DevMail = {
  id: string;
  to: string;
  /** The Reply-To address. */
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
};

/** Latest first. */
export type ListMail = () => Promise<DevMail[]>;

/** The development mailbox. These routes don't exist in production. */
export function devMailRoutes(listMail: ListMail) {
  return new Hono<AppEnv>()
    .use("/mail.json", onlyItself)
    .use("/mail/*", onlyItself)
    .get("/mail.json", async (c) => c.json(await listMail()))
    .get("/mail", async (c) => c.html(listPage(await listMail())))
    .get("/mail/:id", async (c) => {
      const mail = (await listMail()).find(({ id }) => id === asId(c.req.param("id")));
      return mail ? c.html(mail.html) : c.notFound();
    });
}

/**
 * CSP of a rendered email: its own styles and this site's pictures only. Other pages under `/dev`
 * don't use it.
 */
const onlyItself: MiddlewareHandler = async (c, next) => {
  await next();
  c.header(
    "content-security-policy",
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:",
  );
  c.header("cache-control", "no-store");
};

function listPage(mails: DevMail[]) {
  const rows = mails.map(
    ({ id, to, subject, text, createdAt }) => html`<article>
      <h2><a href="/dev/mail/${id}">${subject}</a></h2>
      <p><strong>${to}</strong> · <time>${createdAt}</time></p>
      <pre>${linked(text)}</pre>
    </article>`,
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Development mailbox</title>
        <style>
          body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #1b2430; background: #faf6ee; }
          article { border-top: 1px solid #cfc6b4; padding: 1rem 0; }
          h2 { font-size: 1.1rem; margin: 0; }
          p { margin: .25rem 0; }
          pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
        </style>
      </head>
      <body>
        <h1>Development mailbox</h1>
        <p>In development no email leaves this machine. Newest first.</p>
        ${mails.length > 0 ? rows : html`<p>No mail yet.</p>`}
      </body>
    </html>`;
}

/** The text with its URLs as links. */
function linked(text: string) {
  const parts = text.split(/(https?:\/\/[^\s<>"]+)/);
  return parts.map((part, at) => (at % 2 ? html`<a href="${part}">${part}</a>` : part));
}
