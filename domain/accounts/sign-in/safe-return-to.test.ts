import fc from "fast-check";
import { expect, it } from "vitest";
import { maskEmail } from "../profile/mask-email.ts";
import { safeReturnTo } from "./safe-return-to.ts";

it.each([
  "/",
  "/dashboard",
  "/dashboard?tab=quotes#top",
  "/a//b",
  "/?next=https://a.example",
  "/blog?from=/api/logout",
  "/blog/%E0%A4%A",
])("safeReturnTo() keeps %j", (path) => {
  expect(safeReturnTo(path)).toBe(path);
});

it.each([
  "/api/logout",
  "/api/logout?x=1",
  "/api/login#top",
  "/login?returnTo=/dashboard",
  "/API/Logout/",
  "/blog/../api/logout",
  "/%61pi/logout",
])("safeReturnTo() drops the page of signing in or out %j", (path) => {
  expect(safeReturnTo(path)).toBeNull();
});

it.each([
  null,
  "",
  "dashboard",
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/a\\b",
  "/\t/evil.example",
  "/\n/evil.example",
  "/a\u0000",
  "/%09/evil.example/",
  "/%0a/x",
  "/a%00b",
  "javascript:alert(1)",
  " /dashboard",
])("safeReturnTo() drops %j", (text) => {
  expect(safeReturnTo(text)).toBeNull();
});

it("safeReturnTo() never leaves this site", () => {
  const tricky = fc.string({
    unit: fc.constantFrom("/", "\\", "\t", "\n", " ", ".", ":", "@", "a"),
  });
  fc.assert(
    fc.property(tricky, (text) => {
      const path = safeReturnTo(`/${text}`);
      const host = new URL(path ?? "/", "https://here.example").host;
      expect(host).toBe("here.example");
    }),
    { numRuns: 1000 },
  );
});

it("maskEmail() leaves one letter and the domain", () => {
  expect(maskEmail("ada@x.com")).toBe("a***@x.com");
  expect(maskEmail("a@x.com")).toBe("a***@x.com");
});
