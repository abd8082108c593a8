import { expect, test } from "vitest";
import { movedTo, signedOutRedirect } from "./dashboard-address.ts";

const from = (address: string) =>
  signedOutRedirect(new URL(address, "https://boothwright.example"));

test("signedOutRedirect() leads home from the plain address, whatever else it says", () => {
  expect(from("/dashboard")).toBe("/");
  expect(from("/dashboard?utm_source=mail")).toBe("/");
});

test.for(["request=1", "quote=1", "assign=1", "settings", "settings=security", "view=quotes"])(
  "signedOutRedirect() leads through the sign-in and back from ?%s",
  (search) => {
    const to = new URL(from(`/dashboard?${search}`), "https://boothwright.example");
    expect(to.pathname).toBe("/login");
    expect(to.searchParams.get("returnTo")).toBe(`/dashboard?${search}`);
  },
);

test("movedTo() leads from the comparison's former address to its page", () => {
  const moved = (address: string) => movedTo(new URL(address, "https://boothwright.example"));
  expect(moved("/dashboard?compare=1")).toBe("/requests/1/compare");
  expect(moved("/dashboard?compare=a/b")).toBe("/requests/a%2Fb/compare");
  expect(moved("/dashboard?request=1")).toBeNull();
});
