import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-security-policy.ts";

test("contentSecurityPolicy() lets pages show pictures of this site and no others", () => {
  const policy = contentSecurityPolicy(["'nonce-a'"]);
  expect(policy.split("; ")).toContain("img-src 'self' data:");
  expect(policy).not.toMatch(/https?:/);
});
