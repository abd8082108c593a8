import { expect, test } from "vitest";
import { chosenRole } from "./chosen-role.ts";

test.for([
  ["/dashboard?view=profile&as=builder", "builder"],
  ["/dashboard?as=exhibitor", "exhibitor"],
  ["/dashboard?as=admin", null],
  ["/dashboard", null],
] as const)("chosenRole() of %s is %s", ([returnTo, role]) => {
  expect(chosenRole(returnTo)).toBe(role);
});
