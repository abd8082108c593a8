import { expect, test, vi } from "vitest";
import { pairedRounds } from "./paired-rounds.ts";

const figures = { rate: 10, requests: 10, p50: 1, p99: 2 };

/** Fails in these rounds, by their number; the first one warms up. */
function failingIn(...rounds: number[]) {
  let round = 0;
  return {
    name: "anchor",
    measure: async () => {
      if (rounds.includes(round++)) throw new Error("no transactions");
      return figures;
    },
  };
}
const app = { name: "app", measure: async () => ({ ...figures, rate: 5 }) };

test("pairedRounds() leaves out a round in which the anchor fails, and goes on", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  const [own] = await pairedRounds([app, failingIn(0, 2)], 5, () => 0);
  expect(own?.ratio.median).toBe(0.5);
  expect(said).toHaveBeenCalledTimes(2);
  await expect(pairedRounds([app, failingIn(1, 2, 3)], 5, () => 0)).rejects.toThrow(
    "no transactions",
  );
  said.mockRestore();
});
