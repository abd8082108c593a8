import { expect, test } from "vitest";
import { signedOutRedirect } from "../dashboard/dashboard-address.ts";
import { dashboardOf } from "./dashboard-of.ts";

const id = "0197f3a2-5c1e-7d4b-9a52-3b1f6c2d8e90";
const afterSignIn = (token: string) => {
  const to = new URL(
    signedOutRedirect(new URL(dashboardOf(token), "https://boothwright.example")),
    "https://boothwright.example",
  );
  return to.pathname === "/login" ? to.searchParams.get("returnTo") : to.pathname;
};

test("dashboardOf() leads through the sign-in to the request of a link, and to the requests from what is no link", () => {
  expect(afterSignIn(`${id}.0197f3a2-5c1e-7d4b-9a52-3b1f6c2d8e91.1764000000000.1.signature`)).toBe(
    `/dashboard?request=${id}`,
  );
  for (const token of ["", "..%2F..", `x${id}.1`, id, "https://elsewhere.example"]) {
    expect(afterSignIn(token)).toBe("/dashboard?view=requests");
  }
});
