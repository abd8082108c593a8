import { hostsOf } from "../../adapters/postgres/server/hosts-of.ts";
import type { Config } from "../../app-server/config.ts";
import { isThisMachine } from "../../app-server/services/this-machine.ts";
import type { Check } from "./check.ts";

/** Lists settings that are set, invalid, or left at their defaults. */
export function checkSettings(config: Config, env: Record<string, string | undefined>): Check[] {
  const about = "settings";
  const mode = config.isProduction ? "production" : "development";
  const checks: Check[] = [
    { level: "ok", about, found: `APP_ENV is ${mode}, the site is at ${config.origin}` },
  ];
  const warn = (found: string, todo: string) => checks.push({ level: "warn", about, found, todo });
  if (config.settingsOfServer.length > 0) {
    const names = config.settingsOfServer.join(", ");
    const found = `APP_ENV is development, but ${names} belong to a server`;
    const todo = "set APP_ENV=production: in development a proxy's visitors may get in as admin";
    return [{ level: "fail", about, found, todo }];
  }
  for (const former of config.formerSettings)
    warn(former, "set CONTACT_AFTER to assigned or awarded");
  if (!config.isProduction) return checks;

  if (!config.origin.startsWith("https:"))
    warn("ORIGIN is not https", "others need it: let a proxy speak TLS, and say https in ORIGIN");
  const databases = { DATABASE_URL: config.databaseUrl, DATABASE_READ_URL: config.databaseReadUrl };
  for (const [name, url] of Object.entries(databases))
    if (url && !hostsOf(url).every(isEncrypted))
      warn(
        `${name} goes to another machine and asks for no encryption`,
        "add ?sslmode=verify-full, unless no one else is on that network",
      );
  if (config.mailFrom.includes("boothwright.example"))
    warn("MAIL_FROM is the one of the example", "set it to an address of your own domain");
  if (config.supportEmail.endsWith("boothwright.example"))
    warn("SUPPORT_EMAIL is the one of the example", "set it to an address that you read");
  if (config.trustedProxies.length === 0)
    warn(
      "TRUSTED_PROXIES is empty",
      "behind a proxy name it there, or all visitors share one limit",
    );
  if (!config.pageCache || !config.renderCache)
    warn("PAGE_CACHE or RENDER_CACHE is false", "set both to true: pages are far slower without");
  if (env.NODE_ENV !== "production")
    warn("NODE_ENV is not production", "set it: pages are twice as slow without");
  return checks;
}

const encrypted = ["require", "verify-ca", "verify-full"];

function isEncrypted(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const isLocal = hostname === "" || isThisMachine(hostname);
  return isLocal || encrypted.includes(searchParams.get("sslmode") ?? "");
}
