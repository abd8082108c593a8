import { expect, test } from "vitest";
import { linesOf, written } from "../../ui/test/written.tsx";
import { IneligibleBuilders } from "./ineligible-builders.tsx";

test("builders who don't match say how many more there are than the list holds [Q16]", () => {
  const obstacles = [{ condition: "away", why: "They're away", change: "ask later" }] as never;
  const one = { builderId: "b", name: "Nova", obstacles } as never;
  const all = linesOf(written(<IneligibleBuilders builders={[one]} more={1_200} />));
  expect(all).toContain("Not a match (1,201)");
  expect(all.at(-1)).toBe(
    "These are the nearest 1. 1,200 more don't match either; choose a builder by name to invite them anyway.",
  );
  const whole = linesOf(written(<IneligibleBuilders builders={[one]} more={0} />));
  expect(whole).toContain("Not a match (1)");
  expect(whole.join(" ")).not.toContain("nearest");
});
