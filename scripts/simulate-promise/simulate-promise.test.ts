import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { builderModel } from "../../domain/promise/replay/random-builders.ts";
import { seededRandom } from "../../domain/shared/seeded-random.ts";
import { brokenInvariants } from "./broken-invariants.ts";
import { setupOf, simulateCell, simulateOne } from "./simulate-cell.ts";
import { simulationReport } from "./simulation-report.ts";

describe("some hundred simulated requests", () => {
  const results = (["auto, 48 hours", "auto, 2 business days"] as const).map((way) =>
    simulateCell({ fitting: 20, way, requests: 400 }, "test"),
  );
  const [wall, business] = results;

  it("keep the promise as often as the design expects of such builders [Q43]", () => {
    expect(business?.allKept).toBeGreaterThanOrEqual(0.72 * 400);
    expect(business?.firstKept).toBeGreaterThanOrEqual(0.97 * 400);
    expect(wall?.allKept).toBeGreaterThanOrEqual(0.48 * 400);
  });

  it("break no invariant [Q13]", () => {
    expect(results.flatMap(({ broken }) => broken)).toEqual([]);
  });

  it("end within the range that was foreseen, three to nine times of ten [Q29]", () => {
    for (const { foreseen } of results) {
      expect(foreseen / 400).toBeGreaterThan(0.72);
      expect(foreseen / 400).toBeLessThan(0.93);
    }
  });

  it("make a page with the table and its assumptions", () => {
    const page = simulationReport(results, "test");
    expect(page).toContain("| 20 |");
    expect(page).toContain('"quotesAfterHours"');
  });
});

it("the same seed gives the same events [Q43]", () => {
  const events = () => simulateOne(seededRandom("same"), 12, setupOf("auto, 48 hours")).events;
  expect(events()).toEqual(events());
  expect(events().length).toBeGreaterThan(20);
});

it("no builders and no policy break an invariant [Q13]", () => {
  const share = fc.double({ min: 0.02, max: 0.98, noNaN: true });
  const hours = fc.double({ min: 0.1, max: 40, noNaN: true });
  const models = fc.record({
    mean: share,
    never: share,
    declines: share,
    ack: hours,
    quote: hours,
  });
  const policies = fc.record({
    seats: fc.integer({ min: 5, max: 10 }),
    mostInvited: fc.integer({ min: 5, max: 20 }),
    margin: fc.double({ min: 0, max: 3, noNaN: true }),
    clock: fc.constantFrom("wall" as const, "business" as const),
  });
  fc.assert(
    fc.property(fc.string(), fc.nat(25), models, policies, (seed, fitting, given, policy) => {
      const setup = setupOf("auto, 48 hours");
      const changed = {
        ...setup,
        params: { ...setup.params, ...policy },
        model: {
          ...builderModel,
          willing: { mean: given.mean, trials: 5 },
          acknowledgesAfterHours: given.ack,
          quotesAfterHours: { median: given.quote, sigma: 1 },
          neverQuotesShare: given.never,
          declinesShare: given.declines,
        },
      };
      const run = simulateOne(seededRandom(seed), fitting, changed);
      expect(brokenInvariants(run, changed)).toEqual([]);
    }),
  );
});
