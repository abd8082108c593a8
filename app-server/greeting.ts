import { userTypes } from "../domain/accounts/user.ts";
import { productName } from "../domain/shared/product-name.ts";
import type { Config } from "./config.ts";

const thisMachine = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/** What the operator reads when the app is up. */
export function greeting({
  isProduction,
  origin,
  host,
  mailUrl,
}: Pick<Config, "isProduction" | "origin" | "host" | "mailUrl">): string {
  const lines = [`${productName} is at ${origin}`];
  if (!isProduction) {
    const people = userTypes.map((userType) => `${userType}@example.com`).join(", ");
    lines.push(`Sign in at ${origin}/api/login as ${people}`);
    if (!mailUrl) lines.push(`Mail is kept at ${origin}/dev/mail`);
    if (!thisMachine.has(new URL(origin).hostname) || !thisMachine.has(host)) {
      lines.push(
        "This is development: WHOEVER REACHES IT CAN SIGN IN AS ADMIN and read all mail. Set APP_ENV=production for others",
      );
    }
  }
  return lines.join("\n");
}
