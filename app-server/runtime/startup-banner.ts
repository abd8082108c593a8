import { userTypes } from "../../domain/accounts/user.ts";
import { productName } from "../../domain/shared/product-name.ts";
import type { Config } from "../config.ts";
import { isThisMachine } from "../services/this-machine.ts";

/** The startup message for the operator. */
export function startupBanner({
  isProduction,
  origin,
  host,
  mailUrl,
  formerSettings,
}: Pick<Config, "isProduction" | "origin" | "host" | "mailUrl" | "formerSettings">): string {
  const lines = [`${productName} is at ${origin}`, ...formerSettings];
  if (!isProduction) {
    const people = userTypes.map((userType) => `${userType}@example.com`).join(", ");
    lines.push(`Sign in at ${origin}/api/login as ${people}`);
    if (!mailUrl) lines.push(`Mail is kept at ${origin}/dev/mail`);
    if (!isThisMachine(new URL(origin).hostname) || !isThisMachine(host)) {
      lines.push(
        "This is development: ANY PROGRAM ON THIS MACHINE CAN SIGN IN AS ADMIN and read all mail, a proxy too. Set APP_ENV=production for others",
      );
    }
  }
  return lines.join("\n");
}
