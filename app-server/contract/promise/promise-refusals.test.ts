import { expect, test } from "vitest";
import { promiseRefusals } from "./promise-refusals.ts";

test("a pause is refused with a reason that holds for due times ahead too: targets also settle early [Q30]", () => {
  const { words } = promiseRefusals["promise-over"];
  expect(words).toBe(
    "Cannot pause: the results for both due times are settled, so no clock is running",
  );
});
