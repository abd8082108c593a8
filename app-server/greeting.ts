import { userTypes } from "../domain/accounts/user.ts";
import { productName } from "../domain/shared/product-name.ts";
import type { Config } from "./config.ts";

/** What the operator reads when the app is up. */
export function greeting({ isProduction, origin, mailUrl }: Config): string {
  const lines = [`${productName} is at ${origin}`];
  if (!isProduction) {
    const people = userTypes.map((userType) => `${userType}@example.com`).join(", ");
    lines.push(`Sign in at ${origin}/api/login as ${people}`);
    if (!mailUrl) lines.push(`Mail is kept at ${origin}/dev/mail`);
  }
  return lines.join("\n");
}
