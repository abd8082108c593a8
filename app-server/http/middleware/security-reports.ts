import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod";
import { dayMs, hourMs } from "../../../domain/shared/time/time-units.ts";
import { reportsPath } from "../../contract/reports-path.ts";
import type { System } from "../../services/system.ts";
import type { AppEnv } from "../app-env.ts";
import { redactPath } from "./log-requests.ts";

const validMs = 180 * dayMs;
/** A faulty page sends as many reports as it has visitors. */
const linesPerHour = 60;
const largestReport = 64 * 1024;

const text = z.string().max(8_192).optional();
const violation = z.union([
  z
    .object({
      "csp-report": z.object({
        "document-uri": text,
        "violated-directive": text,
        "blocked-uri": text,
      }),
    })
    .transform(({ "csp-report": report }) => [
      {
        page: report["document-uri"],
        directive: report["violated-directive"],
        blocked: report["blocked-uri"],
      },
    ]),
  z
    .array(
      z.object({
        body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }),
      }),
    )
    .max(100)
    .transform((reports) =>
      reports.map(({ body }) => ({
        page: body.documentURL,
        directive: body.effectiveDirective,
        blocked: body.blockedURL,
      })),
    ),
]);

/**
 * `/.well-known/security.txt` (RFC 9116), and the endpoint for CSP reports, which are logged
 * without personal data and up to an hourly limit.
 */
export function securityRoutes(
  system: Pick<System, "now">,
  { origin, supportEmail }: { origin: string; supportEmail: string },
) {
  let hour = 0;
  let lines = 0;

  return new Hono<AppEnv>()
    .get("/.well-known/security.txt", (c) => {
      const expires = new Date(system.now().getTime() + validMs).toISOString();
      const fields = [
        `Contact: mailto:${supportEmail}`,
        `Contact: ${origin}/contact`,
        `Expires: ${expires}`,
        "Preferred-Languages: en",
        `Canonical: ${origin}/.well-known/security.txt`,
      ];
      return c.text(`${fields.join("\n")}\n`, 200, { "cache-control": "public, max-age=3600" });
    })
    .post(
      reportsPath,
      bodyLimit({ maxSize: largestReport, onError: (c) => c.body(null, 413) }),
      async (c) => {
        const parsed = violation.safeParse(await c.req.json().catch(() => null));
        if (!parsed.success) return c.body(null, 400);
        const now = Math.floor(system.now().getTime() / hourMs);
        if (now !== hour) [hour, lines] = [now, 0];
        for (const { page, directive, blocked } of parsed.data) {
          if (++lines > linesPerHour) break;
          console.warn({
            message: "A page's content policy has kept something out",
            route: redactPath(pathIn(page)),
            directive: /^[a-z-]{1,40}/.exec(directive ?? "")?.[0] ?? "unknown",
            blocked: hostIn(blocked),
          });
        }
        return c.body(null, 204);
      },
    );
}

function pathIn(url: string | undefined): string {
  return url && URL.canParse(url) ? new URL(url).pathname : "/";
}

/** The host of a URL, or a keyword such as `inline`. */
function hostIn(url: string | undefined): string {
  if (url && URL.canParse(url)) return new URL(url).host.slice(0, 100);
  return /^[a-z-]{1,20}$/.exec(url ?? "")?.[0] ?? "unknown";
}
