import type { Config } from "../../app-server/config.ts";
import type { Finding } from "./finding.ts";

/** What is set, set wrongly, or left as it was made. */
export function examineSettings(
  config: Config,
  env: Record<string, string | undefined>,
): Finding[] {
  const about = "settings";
  const mode = config.isProduction ? "production" : "development";
  const findings: Finding[] = [
    { level: "ok", about, found: `APP_ENV is ${mode}, the site is at ${config.origin}` },
  ];
  const warn = (found: string, todo: string) =>
    findings.push({ level: "warn", about, found, todo });
  if (!config.isProduction) return findings;

  if (!config.origin.startsWith("https:"))
    warn("ORIGIN is not https", "let a proxy speak TLS, and say https in ORIGIN");
  if (config.mailFrom.includes("boothwright.example"))
    warn("MAIL_FROM is the one of the example", "set it to an address of your own domain");
  if (config.supportEmail.endsWith("boothwright.example"))
    warn("SUPPORT_EMAIL is the one of the example", "set it to an address that somebody reads");
  if (config.trustedProxies.length === 0)
    warn(
      "TRUSTED_PROXIES is empty",
      "behind a proxy name it there, or all visitors share one limit",
    );
  if (env.NODE_ENV !== "production")
    warn("NODE_ENV is not production", "set it: pages are twice as slow without");
  return findings;
}
