import { expect, test } from "vitest";
import { accountTypeLabel } from "./account-card.tsx";

test.for([
  ["builder", "Builder"],
  ["admin", "Admin"],
  ["exhibitor", "Exhibitor"],
  ["agency", "Exhibitor"],
] as const)("accountTypeLabel() calls %s %s", ([userType, label]) => {
  expect(accountTypeLabel(userType)).toBe(label);
});
